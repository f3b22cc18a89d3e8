import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createPasswords } from './account/passwords.ts';
import { startSweeping } from './account/sweep.ts';
import { tokenSecretOf } from './secrets/tokenSecret.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { nameOf, openDatabase, reason } from './db/connection.ts';
import { lockDataFolder } from './db/lock.ts';
import type { Database } from './db/schema.ts';
import { isUnavailable } from './db/unavailable.ts';
import { inBatches, lateLog } from './http/logging.ts';
import { KnownFailure } from './knownFailure.ts';
import { AT_ONCE } from './limits/clients.ts';
import { limits } from './limits/limits.ts';
import { startMailer } from './mail/mailer.ts';
import { startReconciling } from './orders/reconcile.ts';
import { providerFor } from './payments/providerFor.ts';
import { prepare, type DatabaseChanges } from './prepare.ts';

export interface Folders {
  readonly contentDir: string;
  readonly siteDir: string;
}

export interface RunningServer {
  /** The port it listens on, also where the configuration leaves it open. */
  readonly port: number;
  /** Makes proxies and clients go elsewhere, and still takes requests for a while: those that are on their way. */
  readonly drain: () => Promise<void>;
  /** Accepts no more connections, waits for running requests, and releases everything. */
  readonly close: () => Promise<void>;
}

/** How long running requests may take to finish, in milliseconds, before their connections are cut. */
const GRACE = 10_000;

const DAY = 24 * 60 * 60 * 1000;

/** How long the database may take to close its connections, in milliseconds. */
const DATABASE_GRACE = 2000;

/**
 * Starts a server. Where it fails, it releases everything
 * and rejects: with a `KnownFailure` where the person who starts it can correct the cause.
 */
export async function startServer(config: Config, { contentDir, siteDir }: Folders): Promise<RunningServer> {
  const ending = new AbortController();
  // Released in the opposite order.
  const held = new AsyncDisposableStack();
  const close = () => held.disposeAsync();

  try {
    held.defer(lockDataFolder(config.dataDir));
    const tokenSecret = tokenSecretOf(config);
    const prepared = await prepareDatabase(config, contentDir, tokenSecret);
    const db = await openDatabase(config);
    held.defer(() => destroyInTime(db));
    const now = Date.now;
    const logStream = inBatches(process.stdout);
    // Also where something unexpected ends the process.
    process.once('exit', logStream.flush);
    held.defer(() => {
      process.off('exit', logStream.flush);
      logStream.flush();
    });
    const onMailQueued = () => mailer.deliverSoon();
    const provider = providerFor(config, { db, now, log: lateLog(() => app.log) });
    const app = await buildApp({
      db,
      config,
      siteDir,
      tokenSecret,
      passwords: createPasswords(),
      provider,
      limits,
      clientLimits: { atOnce: AT_ONCE, callsPerSecond: config.callsPerClient, lag: config.maxLag },
      ending: ending.signal,
      now,
      onMailQueued,
      logStream,
    });
    const mailer = startMailer({ db, config, tokenSecret, log: app.log });
    held.defer(() => mailer.close());
    held.defer(startSweeping({ db, log: app.log, now }));
    held.defer(startReconciling({ db, provider, log: app.log, onMailQueued, now, keep: config.keepDays * DAY }));
    held.defer(() => closeInTime(app));
    app.log.info(prepared, 'database is up to date');
    const drain = async () => {
      ending.abort();
      await delay(config.drainSeconds * 1000);
    };
    return { port: await listen(app, config.port), drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Brings the database up to date over a connection of its own, as several servers that start wait for each other. */
async function prepareDatabase(config: Config, contentDir: string, tokenSecret: string): Promise<DatabaseChanges> {
  const db = await openDatabase(config, { isPatient: true });
  try {
    // A data folder belongs to one server, so its owner may change its secret at any time.
    return await prepare(db, contentDir, config.databaseUrl === undefined ? undefined : tokenSecret);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new KnownFailure(`The database ${nameOf(config)} can't be used: ${reason(error)}.`, { cause: error });
  } finally {
    await destroyInTime(db);
  }
}

/** Closes the database's connections; those that do not respond end with the process. */
async function destroyInTime(db: Database): Promise<void> {
  await Promise.race([db.destroy(), delay(DATABASE_GRACE, undefined, { ref: false })]);
}

async function closeInTime(app: FastifyInstance): Promise<void> {
  // A connection whose request ends now would be kept alive for a next request, which can't come any more.
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE);
  await app.close();
  clearInterval(closeIdle);
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
