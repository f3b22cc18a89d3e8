import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { someExams } from './app.ts';
import { type ContentFolder, contentFolder } from './content.ts';
import { type ServerProcess, serverProcess } from './serverProcess.ts';

type Env = Readonly<Record<string, string>>;

/**
 * Servers that start, one after the other or beside each other, over one data folder and one folder of content. Gives each
 * test of a suite folders of its own, and ends what it has started.
 */
export function startedServers() {
  let dataDir: string;
  let content: ContentFolder;
  const servers: ServerProcess[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-main-'));
    content = contentFolder(someExams);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.kill('SIGKILL');
      await server.exit;
    }
    rmSync(dataDir, { recursive: true });
    content.dispose();
  });

  function start(env: Env = {}): ServerProcess {
    const server = serverProcess(content.dir, { DATA_DIR: dataDir, ...env });
    servers.push(server);
    return server;
  }
  return {
    get dataDir() {
      return dataDir;
    },
    get content() {
      return content;
    },
    start,
    /** Starts a server and ends it again, which leaves its data. */
    startedOnce: async (): Promise<void> => {
      const server = start();
      await server.address();
      server.kill('SIGTERM');
      await server.exit;
    },
    /** Starts a server that must fail to start; returns its exit code and its output. */
    refusal: async (env?: Env) => {
      const server = start(env);
      const code = await server.exit;
      return { code, ...server.output };
    },
  };
}

/** The status of an exam's questions, which any server that works has. */
export const quizStatus = async (server: ServerProcess): Promise<number> =>
  (await fetch(`${await server.address()}/api/exam/administrator/`)).status;
