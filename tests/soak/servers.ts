import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/freePort.ts';
import { someExams } from '../harness/app.ts';
import { contentFolder } from '../harness/content.ts';
import { peakMemory } from '../harness/peakMemory.ts';
import { type ServerProcess, serverProcess } from '../harness/serverProcess.ts';
import { exampleSite } from '../harness/site.ts';
import { type SoakDatabase, TOKEN_SECRET } from './databases.ts';

/** A server of a scenario. */
export interface SoakServer {
  readonly process: ServerProcess;
  readonly url: string;
  /** Sends a signal that ends it, and waits for its end; returns its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** The servers of a scenario. */
export interface Servers {
  /** Starts one that is ready, on a port of its own unless `env` names one. */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<SoakServer>;
  /** The most memory that one of them has had, in megabytes; 0 where the system does not say so. */
  readonly peak: () => number;
  /** What none of them may do: end by itself, or take too much memory. */
  readonly failures: () => string[];
  readonly close: () => Promise<void>;
}

/** How much memory a server may have, in megabytes. */
const MEMORY = 500;

/** About as much as a long page of the site has, in characters. */
const PAGE = 200_000;

/** Opens the place where servers of a scenario run. */
export function openServers({ config }: SoakDatabase): Servers {
  const content = contentFolder(someExams);
  const site = exampleSite({ filler: 'x'.repeat(PAGE) });
  const folders: string[] = [];
  const running = new Set<ServerProcess>();
  const failures: string[] = [];
  let peak = 0;

  /** The embedded database is in the folder of its one server; others have a folder of their own. */
  function dataDir(): string {
    if (config.databaseUrl === undefined) return config.dataDir;
    const folder = mkdtempSync(join(tmpdir(), 'certcrest-soak-'));
    folders.push(folder);
    return folder;
  }

  function measure(): void {
    for (const { pid } of running) peak = Math.max(peak, Math.round((peakMemory(pid) ?? 0) / 1e6));
  }

  // No one else would end them where this process is told to end.
  const killAll = () => {
    for (const server of running) server.kill('SIGKILL');
  };
  process.once('exit', killAll);

  async function end(server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
    measure();
    running.delete(server);
    server.kill(signal);
    return server.exit;
  }

  return {
    start: async (env = {}) => {
      const server = serverProcess(
        content.dir,
        {
          DATA_DIR: dataDir(),
          ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
          TOKEN_SECRET,
          PORT: String(await freePort()),
          // Each of our clients says which address it has.
          TRUST_PROXY: '1',
          LOG_LEVEL: 'silent',
          MAX_LAG: '500',
          ...env,
        },
        site.dir,
      );
      running.add(server);
      void server.exit.then((code) => {
        if (running.delete(server)) failures.push(`a server ended by itself with ${code}: ${server.output.stderr}`);
      });
      const url = await server.address();
      return { process: server, url, end: (signal) => end(server, signal) };
    },
    peak: () => {
      measure();
      return peak;
    },
    failures: () => {
      measure();
      return peak < MEMORY ? failures : [...failures, `a server took ${peak} MB of memory`];
    },
    close: async () => {
      process.off('exit', killAll);
      for (const server of running) await end(server, 'SIGKILL');
      for (const folder of folders) rmSync(folder, { recursive: true });
      content.dispose();
      site.dispose();
    },
  };
}
