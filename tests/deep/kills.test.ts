import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { accessTokens } from '../../server/account/auth.ts';
import { openSession } from '../../server/account/sessions.ts';
import { insertUser } from '../../server/account/users.ts';
import type { Database } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import { freePort } from '../../tools/freePort.ts';
import { fill, someExams } from '../harness/app.ts';
import { contentFolder } from '../harness/content.ts';
import { type FreshDatabase, freshFile, freshPostgres } from '../harness/freshDatabase.ts';
import { PATIENCE } from '../harness/patience.ts';
import { serverProcess } from '../harness/serverProcess.ts';
import { type Cluster, startCluster } from '../setup/cluster.ts';
import { findPostgres } from '../setup/findPostgres.ts';

const TOKEN_SECRET = 'what all of these servers sign with';
const KILLS = 10;
/** Saves that have to be acknowledged between two kills, and calls that a lost database has to refuse. */
const SAVES = 50;
const REFUSED = 6;

/** How many people save, as each may save only so often, and how many of them at the same time. */
const USERS = 400;
const CLIENTS = 6;
/** How long a client waits before its next call, in milliseconds. */
const PAUSE = 10;

const installation = findPostgres();

describe('no acknowledged save is lost, and none is there twice,', () => {
  let cluster: Cluster;
  // One of its own, as it is killed.
  beforeAll(async () => {
    if (installation) cluster = await startCluster(installation.bin);
  });
  afterAll(() => cluster?.stop());

  /** People who save on a server over a database; `kill` ends it in the middle, and starts another on what it has left. */
  async function busyServer({ db, config, drop }: FreshDatabase, mayBreak: boolean) {
    await fill(db);
    const content = contentFolder(someExams);
    const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-kills-'));
    const env = {
      // The embedded database is in the folder of its server.
      DATA_DIR: config.databaseUrl === undefined ? config.dataDir : dataDir,
      ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
      TOKEN_SECRET,
      PORT: String(await freePort()),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    };
    const start = () => serverProcess(content.dir, env);
    let server = start();
    const load = await startLoad(db, await server.address(), mayBreak);
    onTestFinished(async () => {
      await load.stop();
      server.kill('SIGKILL');
      await server.exit;
      content.dispose();
      rmSync(dataDir, { recursive: true });
      await db.destroy();
      await drop();
    });
    return {
      load,
      kill: async () => {
        server.kill('SIGKILL');
        await server.exit;
        server = start();
        await server.address();
      },
      failures: async () => {
        await load.rises('acknowledged', SAVES);
        await load.stop();
        return load.failures();
      },
    };
  }

  async function killServer(database: FreshDatabase): Promise<void> {
    const { load, kill, failures } = await busyServer(database, true);
    for (let round = 0; round < KILLS; round += 1) {
      await load.rises('acknowledged', SAVES);
      await kill();
    }
    expect(await failures()).toEqual([]);
  }

  it('where a server over SQLite is killed', async () => killServer(await freshFile()));

  describe.skipIf(!installation)('on PostgreSQL', () => {
    it('where a server is killed', async () => killServer(await freshPostgres(cluster)));

    it('where the database is killed', async () => {
      const { load, failures } = await busyServer(await freshPostgres(cluster), false);
      for (let round = 0; round < KILLS; round += 1) {
        await load.rises('acknowledged', SAVES);
        await cluster.crash();
        await load.rises('refused', REFUSED);
        await cluster.restart();
      }
      expect(await failures()).toEqual([]);
    });
  });
});

/** Opens accounts and sessions in a database itself, as hashing hundreds of passwords takes long. */
function logIn(db: Database) {
  const tokens = accessTokens(TOKEN_SECRET, Date.now);
  const account = { password_hash: 'none', created_at: Date.now() };
  return tx(db, async (trx) => {
    const users: { userId: string; headers: Readonly<Record<string, string>> }[] = [];
    for (let number = 0; number < USERS; number += 1) {
      const user = (await insertUser(trx, { email: `user${number}@example.org`, ...account })) ?? { id: '', email: '' };
      const token = await tokens.issue(await openSession(trx, user, 'Unknown device', account.created_at));
      // Each comes from an address of its own, to servers with TRUST_PROXY=1.
      const from = `10.7.${number >> 8}.${number & 255}`;
      users.push({ userId: user.id, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } });
    }
    return users;
  });
}

/** Starts clients that save attempts all the time. `mayBreak` says whether connections may, as the server is killed. */
async function startLoad(db: Database, url: string, mayBreak: boolean) {
  const users = await logIn(db);
  const counts = { acknowledged: 0, refused: 0 };
  const unexpected = new Set<string>();
  /** Which saves were acknowledged, by the times of their attempts, which differ. */
  const saves = new Map<number, boolean>();
  const newest = Date.now() - 60 * 60 * 1000;
  let isOver = false;

  /** Sends a save; returns whether it is acknowledged: it may be refused with 503, or by a broken connection. */
  async function send(init: RequestInit): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const reply = await fetch(`${url}/api${saveExamAttempt.path}`, { ...init, method: 'POST', signal });
      const text = await reply.text();
      if (reply.status === 200) return true;
      if (reply.status !== 503 || !reply.headers.has('retry-after')) unexpected.add(`${reply.status} ${text}`);
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      if (!mayBreak || isTimeout) unexpected.add(String(error instanceof Error ? error.cause : error));
    }
    counts.refused += 1;
    return false;
  }

  /** Saves one attempt after the other, each again and again until it is acknowledged, as our client does. */
  async function client(): Promise<void> {
    while (!isOver) {
      const number = saves.size;
      const { userId, headers } = users[number % USERS] ?? {};
      const finishedAt = newest - number;
      saves.set(finishedAt, false);
      const attempt = { userId, examId: 'administrator', scorePercent: 70, attemptId: randomUUID() };
      const body = JSON.stringify({ ...attempt, finishedAt: new Date(finishedAt).toISOString() });
      while (!isOver && !(await send({ headers: { 'content-type': 'application/json', ...headers }, body })))
        await delay(PAUSE);
      if (isOver) return;
      saves.set(finishedAt, true);
      counts.acknowledged += 1;
      await delay(PAUSE);
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  // The caller that stops the load gets it.
  clients.catch(() => undefined);
  /** Waits until so many more saves are acknowledged, or refused. */
  const rises = (name: keyof typeof counts, count: number) => {
    const goal = counts[name] + count;
    return expect.poll(() => counts[name], { timeout: PATIENCE }).toBeGreaterThanOrEqual(goal);
  };
  return {
    rises,
    /** Waits for the calls on their way, and makes no more. */
    stop: async (): Promise<void> => {
      isOver = true;
      await clients;
    },
    /** Everything that no client may see, and what the database has otherwise than each save once. */
    failures: async (): Promise<string[]> => {
      const rows = await db.selectFrom('attempts').select('finished_at').execute();
      const found = new Set(rows.map(({ finished_at }) => finished_at));
      const lost = [...saves].filter(([finishedAt, isSaved]) => isSaved && !found.has(finishedAt)).length;
      return [
        ...unexpected,
        ...(lost > 0 ? [`${lost} acknowledged saves are not in the database`] : []),
        ...(rows.length > found.size ? [`${rows.length - found.size} saves are in the database twice`] : []),
      ];
    },
  };
}
