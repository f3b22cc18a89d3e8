import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveAllExams } from '../../contract/exams.ts';
import type { Database } from '../../server/db/schema.ts';
import type { LoggedIn } from './loggedIn.ts';
import { PATIENCE } from './patience.ts';
import { until } from './until.ts';

/** Clients that save attempts and read all the time. */
export interface Load extends AsyncDisposable {
  /** Calls so far: saves that were acknowledged, and calls refused: with 503 and `Retry-After`, or by a broken connection. */
  readonly counts: { readonly acknowledged: number; readonly refused: number };
  /** Waits until so many more saves are acknowledged. */
  readonly acknowledges: (count: number) => Promise<void>;
  /** Waits until so many more calls are refused. */
  readonly refuses: (count: number) => Promise<void>;
  /** Waits for the calls on their way, and makes no more. */
  readonly stop: () => Promise<void>;
  /** Everything that no client may see, and what the database has otherwise than each save once. */
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

const HOUR = 60 * 60 * 1000;

/** Starts clients. */
export function startLoad({ url, users, mayBreak = false }: LoadOptions): Load {
  const counts = { acknowledged: 0, refused: 0 };
  const unexpected = new Set<string>();
  /** Which saves were acknowledged, by the times of their attempts, which differ. */
  const saves = new Map<number, boolean>();
  const newest = Date.now() - HOUR;
  let isOver = false;

  /** Makes a call; returns whether it is acknowledged. */
  async function call(path: string, init: RequestInit): Promise<boolean> {
    try {
      const reply = await fetch(`${url}/api${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const text = await reply.text();
      if (reply.status === 200) return true;
      if (reply.status !== 503 || !reply.headers.has('retry-after')) unexpected.add(`${path} ${reply.status} ${text}`);
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      if (!mayBreak || isTimeout) unexpected.add(`${path} ${String(error instanceof Error ? error.cause : error)}`);
    }
    counts.refused += 1;
    return false;
  }

  /** Saves an attempt, again and again until it is acknowledged, as our client does; reads in between. */
  async function save(): Promise<void> {
    const number = saves.size;
    const user = users[number % users.length];
    if (!user) throw new Error('A load needs users.');
    const finishedAt = newest - number;
    saves.set(finishedAt, false);
    const attempt = { examId: 'administrator', scorePercent: 70, attemptId: randomUUID() };
    const body = JSON.stringify({ ...attempt, userId: user.userId, finishedAt: new Date(finishedAt).toISOString() });
    const headers = { 'content-type': 'application/json', ...user.headers };
    for (let isSaved = false; !isSaved && !isOver; await delay(PAUSE)) {
      isSaved = await call(saveExamAttempt.path, { method: 'POST', headers, body });
      if (isSaved) {
        saves.set(finishedAt, true);
        counts.acknowledged += 1;
      }
      await call(retrieveAllExams.path, { headers: user.headers });
    }
  }

  async function client(): Promise<void> {
    while (!isOver) await save();
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  // The caller that stops the load gets it.
  clients.catch(() => undefined);

  async function stop(): Promise<void> {
    isOver = true;
    await clients;
  }

  function rises(name: keyof typeof counts, count: number): Promise<void> {
    const goal = counts[name] + count;
    return until(`${count} more calls are ${name}`, () => counts[name] >= goal);
  }

  return {
    counts,
    acknowledges: (count) => rises('acknowledged', count),
    refuses: (count) => rises('refused', count),
    stop,
    [Symbol.asyncDispose]: stop,
    failures: async (db) => {
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
