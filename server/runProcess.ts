import { readConfig } from './config.ts';
import { KnownFailure } from './knownFailure.ts';
import type { MakeProvider } from './payments/providerFor.ts';
import { type Folders, type RunningServer, startServer } from './startServer.ts';

/**
 * Runs a server as this process: says where it is, ends cleanly on SIGTERM and SIGINT with code 0, and with code 1
 * when it can't start. A second signal ends it at once.
 */
export async function runProcess(env: NodeJS.ProcessEnv, folders: Folders, makeProvider?: MakeProvider): Promise<void> {
  try {
    const server = await startServer(readConfig(env), folders, makeProvider);
    endOnSignal(server);
    console.log(`CertCrest is at http://localhost:${server.port}`);
  } catch (error) {
    fail(error);
  }
}

function endOnSignal(server: RunningServer): void {
  let ending = false;
  function end() {
    if (ending) process.exit(1);
    ending = true;
    server.close().then(() => process.exit(0), fail);
  }
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function fail(error: unknown): never {
  console.error(error instanceof KnownFailure ? error.message : error);
  process.exit(1);
}
