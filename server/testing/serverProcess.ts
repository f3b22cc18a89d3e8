import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { PATIENCE } from './patience.ts';

const script = fileURLToPath(new URL('main.ts', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Everything it has written so far. */
  readonly output: { stdout: string; stderr: string };
  /** Its exit code, once it has ended; null where a signal ended it. */
  readonly exit: Promise<number | null>;
  /** Its address, once it has said so; rejects when it ends before. */
  readonly address: () => Promise<string>;
}

/** Starts a server process; `env` comes on top of a free port and a quiet log. */
export function serverProcess(contentDir: string, env: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [script, contentDir, '/nowhere'], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  return { kill: (signal) => child.kill(signal), output, exit: exitOf(child), address: () => addressIn(child, output) };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  await once(child, 'close');
  return child.exitCode;
}

async function addressIn(child: ChildProcess, output: { stdout: string; stderr: string }): Promise<string> {
  const address = () => /^CertCrest is at (http:\S+)$/m.exec(output.stdout)?.[1];
  await expect.poll(() => address() ?? child.exitCode, { timeout: PATIENCE }).not.toBeNull();
  const said = address();
  if (said === undefined) throw new Error(`The server ended without an address: ${output.stderr}`);
  return said;
}
