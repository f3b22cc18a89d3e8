import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import type { Database } from '../../server/db/schema.ts';
import type { LoggedIn } from './loggedIn.ts';
import { PATIENCE } from './patience.ts';
import { until } from './until.ts';
import { differences, type Write } from './writes.ts';

/** Clients that save attempts and read all the time. */
export interface Load extends AsyncDisposable {
  /** Calls so far: made, answered with 200, and refused: with 503 and `Retry-After`, or by a broken connection. */
  readonly counts: { readonly tried: number; readonly acknowledged: number; readonly refused: number };
  /** Waits until so many more saves are acknowledged. */
  readonly acknowledges: (count: number) => Promise<void>;
  /** Waits until so many more calls are refused. */
  readonly refuses: (count: number) => Promise<void>;
  /** Waits for the calls on their way, and makes no more. */
  readonly stop: () => Promise<void>;
  /** Everything that no client may see, and everything in the database that was not acknowledged so. */
  readonly failures: (db: Database) => Promise<string[]>;
}

/** How a load is made. */
interface LoadOptions {
  /** The address of a server, or of a proxy before several. */
  readonly url: string;
  /** In whose names; the more there are, the more they may save. */
  readonly users: readonly LoggedIn[];
  /** Whether connections may break, as the server is killed. */
  readonly mayBreak?: boolean;
}

/** How many clients call all the time. */
const CLIENTS = 6;

/** How long a client waits before its next call, in milliseconds. */
const PAUSE = 10;

/** How long before it calls again what has failed, in milliseconds. */
const PAUSE_AFTER_FAILURE = 50;

const HOUR = 60 * 60 * 1000;

/** Starts clients. */
export function startLoad({ url, users, mayBreak = false }: LoadOptions): Load {
  const counts = { tried: 0, acknowledged: 0, refused: 0 };
  const unexpected = new Map<string, number>();
  const writes: Write[] = [];
  const newest = Date.now() - HOUR;
  let saved = 0;
  let isOver = false;

  function nextWrite(): Write {
    const number = writes.length;
    const user = users[number % users.length];
    if (!user) throw new Error('A load needs users.');
    const attemptId = number % 2 === 0 ? randomUUID() : undefined;
    const write = { user, finishedAt: newest - number, attemptId, isAcknowledged: false };
    writes.push(write);
    return write;
  }

  /** Makes a call; returns whether it is acknowledged. */
  async function call(path: string, init: RequestInit): Promise<boolean> {
    counts.tried += 1;
    const isAcknowledged = await isDone(path, init);
    counts[isAcknowledged ? 'acknowledged' : 'refused'] += 1;
    return isAcknowledged;
  }

  async function isDone(path: string, init: RequestInit): Promise<boolean> {
    try {
      const reply = await fetch(`${url}/api${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const text = await reply.text();
      if (reply.status === 200) return true;
      if (reply.status !== 503 || !reply.headers.has('retry-after')) fail(`${path} ${reply.status} ${text}`);
    } catch (error) {
      if (!mayBreak || isTimeout(error)) fail(`${path} ${reasonOf(error)}`);
    }
    return false;
  }

  function fail(what: string): void {
    unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
  }

  async function save(write: Write): Promise<void> {
    const { user, finishedAt, attemptId } = write;
    write.isAcknowledged = await call(saveExamAttempt.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...user.headers },
      body: JSON.stringify({
        userId: user.userId,
        examId: 'administrator',
        scorePercent: 70,
        attemptId,
        finishedAt: new Date(finishedAt).toISOString(),
      }),
    });
    if (write.isAcknowledged) saved += 1;
  }

  async function client(): Promise<void> {
    let write = nextWrite();
    while (!isOver) {
      await save(write);
      await call(retrieveAllExams.path, { headers: write.user.headers });
      await delay(write.isAcknowledged ? PAUSE : PAUSE_AFTER_FAILURE);
      if (write.isAcknowledged || write.attemptId === undefined) write = nextWrite();
    }
  }

  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  // The caller that stops the load gets it.
  clients.catch(() => undefined);

  async function stop(): Promise<void> {
    isOver = true;
    await clients;
  }

  return {
    counts,
    acknowledges: (count) => {
      const goal = saved + count;
      return until(`${count} more saves are acknowledged`, () => saved >= goal);
    },
    refuses: (count) => {
      const goal = counts.refused + count;
      return until(`${count} more calls are refused`, () => counts.refused >= goal);
    },
    stop,
    [Symbol.asyncDispose]: stop,
    failures: async (db) => [
      ...unexpected.entries().map(([what, count]) => `${count} × ${what}`),
      ...(await differences(db, writes)),
    ],
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Why a call failed: `fetch` says so in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
