import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { DatabaseConfig } from '../../../server/db/connection.ts';
import type { Database } from '../../../server/db/schema.ts';
import type { Open } from '../../../tests/harness/dialects.ts';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of `tools/db` as a process of its own, with no other settings than `env`. */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', `${name}.ts`), ...args], {
    // Many are started, and each would compile the same modules again.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, ...output };
}

/** Prepares a database before each test of a suite; returns how to run a command of `tools` on it. */
export function commandOn(open: Open, name: string, prepare: (db: Database) => Promise<void>) {
  let config: DatabaseConfig | undefined;
  beforeEach(async ({ skip }) => {
    const opened = await open();
    config = opened.config;
    if (!config) skip('This database lives in one process.');
    await prepare(opened.db);
  });
  return (...args: string[]): Promise<Ended> =>
    runCommand(`../${name}`, args, {
      ...(config && { DATA_DIR: config.dataDir }),
      ...(config?.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    });
}
