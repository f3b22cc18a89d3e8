import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { KnownFailure } from '../../server/knownFailure.ts';

/** A server on a port of its own. */
export interface Served {
  /** Its address without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts the server of a built checkout and waits for the line with its address. Rejects where it ends before that. */
export async function startServer(folder: string, env: NodeJS.ProcessEnv): Promise<Served> {
  if (!existsSync(join(folder, 'dist/pages'))) throw new KnownFailure(`${folder} has no built site: npm run build`);
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^CertCrest is at http:\S+:(\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    const close = async () => {
      child.kill('SIGTERM');
      await closed;
    };
    return { origin: `http://127.0.0.1:${port}`, close };
  }
  throw new KnownFailure(`The server in ${folder} does not start.`);
}
