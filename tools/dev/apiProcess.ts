import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** How the API is run. */
export interface ApiCommand {
  /** What Node is given: the script and its arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The API in a process of its own, which can be started anew. */
export interface ApiProcess {
  /** Ends the API where it runs and starts it. Resolves when it answers, or with why it does not. */
  readonly restart: () => Promise<string | undefined>;
  /** Why the API does not answer; undefined where it does. Waits while it starts. */
  readonly failure: () => Promise<string | undefined>;
  readonly end: () => Promise<void>;
}

/** Makes ready to run the API. Its output goes to this terminal, but for the line that says that it is there. */
export function apiProcess({ args, cwd, env }: ApiCommand): ApiProcess {
  let child: ChildProcess | undefined;
  let failure = Promise.resolve<string | undefined>('It was not started.');

  function start(): Promise<string | undefined> {
    const started = spawn(process.execPath, args, { cwd, env, stdio: ['inherit', 'pipe', 'pipe'] });
    child = started;
    let complaint = '';
    started.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      complaint += chunk.toString();
    });
    return new Promise((resolve) => {
      const ended = (code: number | null) => complaint.trim() || `It ended with code ${code}.`;
      createInterface(started.stdout).on('line', (line) => {
        if (line.startsWith('CertCrest is at ')) resolve(undefined);
        else console.log(line);
      });
      started.once('close', (code) => {
        resolve(ended(code));
        // It may also end long after it was there.
        if (child === started) failure = Promise.resolve(ended(code));
      });
    });
  }

  // However this process ends, it leaves no API behind that holds on to the data folder.
  process.once('exit', () => child?.kill());

  async function end(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGTERM');
    await once(running, 'close');
  }

  return {
    restart() {
      failure = end().then(start);
      return failure;
    },
    failure: () => failure,
    end,
  };
}
