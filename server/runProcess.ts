import { readServerConfig } from './config.ts';
import { KnownFailure } from './knownFailure.ts';
import { type Folders, type RunningServer, startServer } from './startServer.ts';

/**
 * Runs a server as this process: prints its address, ends cleanly on SIGTERM and SIGINT with code 0, and with code 1
 * when it can't start. A second signal ends it at once.
 */
export async function runProcess(env: NodeJS.ProcessEnv, folders: Folders): Promise<void> {
  // The reader of the log may be gone: the server continues without it.
  process.stdout.on('error', () => undefined);
  try {
    const server = await startServer(readServerConfig(env), folders);
    endOnSignal(server);
    console.log(`CertCrest is at http://localhost:${server.port}`);
  } catch (error) {
    fail(error);
  }
}

function endOnSignal(server: RunningServer): void {
  let ending = false;
  async function end(isWatched: boolean): Promise<void> {
    if (ending) process.exit(1);
    ending = true;
    // After Ctrl-C, the operator waits for the end.
    if (!isWatched) await server.drain();
    await server.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void end(false).catch(fail));
  process.on('SIGINT', () => void end(true).catch(fail));
}

function fail(error: unknown): never {
  console.error(error instanceof KnownFailure ? error.message : error);
  process.exit(1);
}
