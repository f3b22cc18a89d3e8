import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite';
import { formatProblem, type Problem } from '../../server/content/problems.ts';

/** What every open page shows over itself while something is wrong behind it. */
export interface Overlay {
  /** Reaches the pages of a server; Vite makes a new one when its configuration changes. */
  readonly attach: (server: Pick<ViteDevServer, 'ws'>) => void;
  /** Shows it on all pages, those that open later included. */
  readonly show: (error: ErrorPayload['err']) => void;
  /** Takes it away where there is one and loads all pages anew. */
  readonly reload: () => void;
  readonly isShown: () => boolean;
}

/** Uses the overlay in which Vite shows its own errors. */
export function makeOverlay(): Overlay {
  let ws: ViteDevServer['ws'] | undefined;
  let shown: ErrorPayload | undefined;

  function tell(message: HotPayload): void {
    // Without a page Vite would keep it for the first one to come, also once it is out of date.
    if (ws && ws.clients.size > 0) ws.send(message);
  }

  return {
    attach(server) {
      ws = server.ws;
      ws.on('connection', (socket) => {
        if (shown) socket.send(JSON.stringify(shown));
      });
    },
    show(err) {
      shown = { type: 'error', err };
      tell(shown);
    },
    reload() {
      shown = undefined;
      tell({ type: 'full-reload' });
    },
    isShown: () => shown !== undefined,
  };
}

/** Problems of content files as an error: all in words, and the lines around the first. */
export function contentError(problems: readonly Problem[]): ErrorPayload['err'] {
  const [first] = problems;
  const message = problems.map(formatProblem).join('\n');
  if (!first) return { message, stack: '' };
  const { file, line, column } = first;
  const path = resolve(file);
  return { message, stack: '', plugin: 'content', loc: { file: path, line, column }, frame: frame(path, line, column) };
}

/** How many lines stand before and after the one that is meant. */
const AROUND = 2;

function frame(path: string, line: number, column: number): string {
  const lines = readFileSync(path, 'utf8').split('\n');
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((text, at) => {
      const number = first + at;
      const shown = `${String(number).padStart(width)} | ${text}`;
      return number === line ? [shown, `${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [shown];
    })
    .join('\n');
}
