import type { FastifyInstance } from 'fastify';
import { createPasswords } from './account/passwords.ts';
import { startSweeping } from './account/sweep.ts';
import { tokenSecretOf } from './account/tokenSecret.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { lockDataFolder } from './db/lock.ts';
import { lateLog } from './http/lateLog.ts';
import { KnownFailure } from './knownFailure.ts';
import { limits } from './limits/limits.ts';
import { startMailer } from './mail/mailer.ts';
import { startReconciling } from './orders/reconcile.ts';
import { type MakeProvider, providerFor } from './payments/providerFor.ts';
import { prepare } from './prepare.ts';

/** What a server is made from besides its configuration. */
export interface Folders {
  /** Exam files. */
  readonly contentDir: string;
  /** The built site. */
  readonly siteDir: string;
}

/** A server that answers. */
export interface RunningServer {
  /** The port it listens on, also where the configuration leaves the choice. */
  readonly port: number;
  /** Takes no more connections, lets running requests finish, and gives everything back. */
  readonly close: () => Promise<void>;
}

/** How long running requests may take to finish, in milliseconds, before their connections are cut. */
const GRACE = 10_000;

/**
 * Starts a server, which takes payments through what `makeProvider` makes. Rejects with a `KnownFailure` where the person
 * who starts it can help, having undone all else.
 */
export async function startServer(
  config: Config,
  { contentDir, siteDir }: Folders,
  makeProvider: MakeProvider = providerFor,
): Promise<RunningServer> {
  const closers: (() => void | Promise<void>)[] = [];
  async function close() {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne();
  }

  try {
    closers.push(lockDataFolder(config.dataDir));
    const tokenSecret = tokenSecretOf(config);
    const db = await openDatabase(config);
    closers.push(() => db.destroy());
    // A data folder is one server's: whoever looks after it may change its secret as they like.
    const sharedSecret = config.databaseUrl === undefined ? undefined : tokenSecret;
    const prepared = await prepare(db, contentDir, sharedSecret);
    const now = Date.now;
    const onMailQueued = () => mailer.wake();
    const provider = makeProvider({ config, db, tokenSecret, now, log: lateLog(() => app.log) });
    const app = await buildApp({
      db,
      config,
      siteDir,
      tokenSecret,
      passwords: createPasswords(),
      provider,
      limits,
      takesMessages: config.emailJs === undefined,
      now,
      onMailQueued,
    });
    const mailer = startMailer({ db, config, tokenSecret, log: app.log });
    closers.push(() => mailer.close());
    closers.push(startSweeping(db, app.log, now));
    closers.push(startReconciling({ db, provider, log: app.log, onMailQueued, now }));
    closers.push(() => closeInTime(app));
    app.log.info(prepared, 'database is up to date');
    return { port: await listen(app, config.port), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function closeInTime(app: FastifyInstance): Promise<void> {
  // A connection whose request finishes now is kept alive for the next one, which can't come any more.
  const letGo = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE);
  await app.close();
  clearInterval(letGo);
  clearTimeout(cut);
}

async function listen(app: FastifyInstance, port: number): Promise<number> {
  try {
    await app.listen({ port, host: '0.0.0.0' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new KnownFailure(`PORT ${port} is in use by another program.`, { cause: error });
    if (code === 'EACCES') throw new KnownFailure(`PORT ${port} is not open to this user.`, { cause: error });
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
