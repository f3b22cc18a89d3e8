import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tools/freePort.ts';

/** A running throwaway PostgreSQL. */
export interface Cluster {
  readonly url: string;
  /** Ends it in the middle of its work, without a word to anyone. */
  readonly crash: () => Promise<void>;
  /** Starts it after a crash; it recovers what was committed. */
  readonly restart: () => Promise<void>;
  /** Ends it and removes its folder; safe to call twice. */
  readonly stop: () => void;
}

interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Makes a cluster in a temporary folder and starts it on a free loopback port: no password, nothing flushed to disk.
 * It ends with `stop` or with this process. Throws where PostgreSQL does not start.
 */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'certcrest-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // PostgreSQL's output goes to a file: a pipe would stay open as long as the server runs.
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const runAside = (program: string, args: string[]) =>
    promisify(execFile)(join(bin, program), args, { ...user, cwd: folder });
  // A server that has ended by itself, or has never started, has no such file.
  const isRunning = () => existsSync(join(data, 'postmaster.pid'));
  const immediately = ['stop', '-D', data, '-m', 'immediate', '-s'];

  let stopped = false;
  function stop() {
    if (stopped) return;
    stopped = true;
    process.off('exit', stop);
    if (isRunning()) run('pg_ctl', immediately);
    rmSync(folder, { recursive: true, force: true });
  }

  process.on('exit', stop);
  try {
    const port = await freePort();
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -F`;
    const start = ['start', '-D', data, '-w', '-t', '60', '-s', '-l', join(folder, 'log'), '-o', options];
    run('pg_ctl', start);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      crash: async () => {
        // It may have ended by itself, such as for a full disk.
        if (isRunning()) await runAside('pg_ctl', immediately);
      },
      restart: async () => void (await runAside('pg_ctl', start)),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so root hands it to a user without rights. */
function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
