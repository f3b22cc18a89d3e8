import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Env = Readonly<Record<string, string>>;

const script = fileURLToPath(new URL('main.ts', import.meta.url));

/** A server in a process of its own. */
export type ServerProcess = ReturnType<typeof startProcess>;

/** Starts a server process without a site by default; `env` comes on top of what suits most tests. */
export const serverProcess = (contentDir: string, env: Env, siteDir = '/nowhere'): ServerProcess =>
  startProcess([script, contentDir, siteDir], env);

/** Starts a script that runs a server. Nothing else of this environment is handed on. */
export function startProcess(args: readonly string[], env: Env) {
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      // The machine may be busy with other tests.
      MAX_LAG: '0',
      // Many are started, and each would compile the same modules again.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const address = Promise.withResolvers<string>();
  // Who does not ask for the address reads the exit code.
  address.promise.catch(() => undefined);
  child.stdout.on('data', (chunk) => {
    output.stdout += String(chunk);
    const found = /^CertCrest is at (http:\S+)$/m.exec(output.stdout)?.[1];
    if (found !== undefined) address.resolve(found);
  });
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  const exit = once(child, 'close').then(() => {
    address.reject(new Error(`The server ended without an address: ${output.stdout}${output.stderr}`));
    return child.exitCode;
  });
  if (child.pid === undefined) throw new Error('The server process could not be started.');
  return {
    pid: child.pid,
    kill: (signal: NodeJS.Signals): void => void child.kill(signal),
    /** Everything it has written so far. */
    output,
    /** Its exit code, once it has ended; null where a signal ended it. */
    exit,
    /** Its address, once it has printed it; rejects when it ends before. */
    address: () => address.promise,
  };
}
