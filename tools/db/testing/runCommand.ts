import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A command under way, for tests. */
export interface Run {
  /** Everything it has written so far. */
  readonly output: { stdout: string; stderr: string };
  /** Ends it at once. */
  readonly kill: () => void;
  /** How it ended, with its exit code; null where it was ended. */
  readonly end: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** Runs a command of `tools/db` as a process of its own, with no other settings than `env`. */
export function runCommand(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', `${name}.ts`), ...args], {
    // Many are started, and each would compile the same modules again.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  const end = once(child, 'close').then(() => ({ code: child.exitCode, ...output }));
  return { output, kill: () => child.kill('SIGKILL'), end };
}
