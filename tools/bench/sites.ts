import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { ExamQuiz } from '../../contract/exams.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { syntheticQuiz } from './quiz.ts';

/** A site on a port of its own. */
export interface Served {
  /** Its address without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server with the Node of this process and waits for the line with its address. `args` name the script, from
 * `folder`. Rejects where the server ends before that; its errors go to this terminal.
 */
export async function startServer(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Served> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^CertCrest is at http:\S+:(\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    return {
      origin: `http://127.0.0.1:${port}`,
      async close() {
        child.kill('SIGTERM');
        await closed;
      },
    };
  }
  throw new KnownFailure(`The server in ${folder} does not start.`);
}

/** Serves the built site of a checkout by its own server, with a new database. */
export async function serveCheckout(folder: string): Promise<Served> {
  if (!existsSync(join(folder, 'dist/pages'))) throw new KnownFailure(`${folder} has no built site: npm run build`);
  const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
  const server = await startServer(folder, ['server/main.ts'], { DATA_DIR: dataDir });
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Serves the floors: `/static`, which is HTML alone, and `/react`, the same questions with React alone. */
export async function serveFloors(): Promise<Served> {
  const files = new Map<string, { readonly type: string; readonly body: Buffer }>();
  const add = (path: string, type: string, text: string) => files.set(path, { type, body: gzipSync(text) });
  const quiz = syntheticQuiz(60);
  add('/static', 'text/html', staticPage(quiz));
  add('/api/exam/administrator/', 'application/json', JSON.stringify(quiz));
  const built = await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { write: false, target: 'es2022' },
  });
  for (const file of [built].flat().flatMap((one) => ('output' in one ? one.output : []))) {
    if (file.type === 'chunk') add(`/${file.fileName}`, 'text/javascript', file.code);
    else add('/react', 'text/html', String(file.source));
  }

  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'content-encoding': 'gzip' })
      .end(file.body);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => void server.close(),
  };
}

/** The least that a browser can be sent for the first question of a quiz: no style and no script. */
function staticPage({ examTitle, questions }: ExamQuiz): string {
  const buttons = (texts: readonly string[]) => texts.map((text) => `<button type="button">${text}</button>`).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>
<link rel="icon" href="data:,"></head>
<body><main><h1>${examTitle}</h1><nav>${buttons(questions.map((_, at) => `${at + 1}`))}</nav>
<h2>${questions[0]?.question}</h2>
${buttons([...(questions[0]?.answers ?? []).map(({ text }) => text), 'Previous', 'Next'])}
</main></body>
</html>
`;
}
