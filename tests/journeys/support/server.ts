import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/freePort.ts';
import { startProcess } from '../../harness/serverProcess.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What `npm start` runs, and what that runs once the site is built. */
const scripts = { start: fromRoot('tools/start.js'), serve: fromRoot('server/main.ts') };

/** What the servers sign access tokens with, so that a journey can make an old one. */
export const tokenSecret = 'a secret of the journeys, and of nobody else';

/** CertCrest in a process of its own. */
export interface Server {
  readonly url: string;
  readonly port: number;
  /** Ends it, and answers when it has ended. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts CertCrest on a port, or on any free one, and answers once it can be used. `settings` come on top of those of all
 * journeys. Only `start` builds the site where it is not up to date: another server that did would pull the files from
 * under the journeys beside it.
 */
export async function startServer(
  how: keyof typeof scripts,
  dataDir: string,
  given?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  // Known before, as the addresses that the server hands out have it.
  const port = given ?? (await freePort());
  const server = startProcess([scripts[how]], {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: tokenSecret,
    // Every journey says that it comes from a place of its own: they must not share the limits of one.
    TRUST_PROXY: '1',
    ...settings,
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.kill(signal);
    await server.exit;
  };
  return { url: await server.address(), port, end };
}

/** A new empty folder for a server's data, and how to be rid of it. */
export async function newDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'certcrest-journeys-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
