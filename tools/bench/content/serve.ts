import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { site } from '../../build/site.ts';

/** A server of the bench. */
export interface BenchServer {
  readonly address: string;
  /** From the call of `node` until it answers, in milliseconds. */
  readonly startedIn: number;
  readonly end: () => Promise<void>;
}

/** Starts a server over exams of a folder and waits until it is there. Rejects with what it said where it ends before. */
export async function startOver(contentDir: string, dataDir: string, cacheDir: string): Promise<BenchServer> {
  const begin = performance.now();
  const child = spawn(process.execPath, [join(site.root, 'server/testing/main.ts'), contentDir, '/nowhere'], {
    // As `npm start` does, Node keeps what it has compiled.
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: cacheDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /^CertCrest is at (http:\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    const startedIn = performance.now() - begin;
    return {
      address,
      startedIn,
      async end() {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      },
    };
  }
  throw new Error(`The server over ${contentDir} ended before it had started.`);
}
