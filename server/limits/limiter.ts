import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { tooManyRequests } from '../../contract/errors.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import { clientOf } from './clientOf.ts';
import type { Limit, LimitedCall, LimitTable } from './limits.ts';

/** Counts calls in the database, so that several servers count together. */
export interface Limiter {
  /** Counts a call of the request's client and on `target`. Throws `tooManyRequests`, with `Retry-After`. */
  readonly count: (call: LimitedCall, request: FastifyRequest, target: string) => Promise<void>;
  /** Counts a call of the request's client alone, for calls whose target is known later. Throws as `count` does. */
  readonly countClient: (call: LimitedCall, request: FastifyRequest) => Promise<void>;
  /** Counts a call on `target` alone, whose client has been counted. Throws as `count` does. */
  readonly countTarget: (call: LimitedCall, target: string) => Promise<void>;
  /** Forgets what was counted on `target`. */
  readonly forget: (call: LimitedCall, target: string) => Promise<void>;
}

/** Limits calls as `table` says; `now` gives the time in epoch milliseconds. */
export function createLimiter(db: Database, table: LimitTable, now: () => number): Limiter {
  async function take(key: string, { max, seconds }: Limit): Promise<void> {
    const time = now();
    const { count, resets_at } = await countOne(db, key, time, time + seconds * 1000);
    if (count <= max) return;
    const wait = Math.max(1, Math.ceil((resets_at - time) / 1000));
    throw new ApiError(tooManyRequests(wait), { headers: { 'retry-after': String(wait) } });
  }

  const countClient: Limiter['countClient'] = (call, { ip }) =>
    take(keyOf(call, 'client', clientOf(ip)), table[call].client);
  const countTarget: Limiter['countTarget'] = (call, target) => take(keyOf(call, 'target', target), table[call].target);

  return {
    async count(call, request, target) {
      // The client first: whoever sends too much must not use up what others may send to the same target.
      await countClient(call, request);
      await countTarget(call, target);
    },
    countClient,
    countTarget,
    async forget(call, target) {
      await db
        .deleteFrom('rate_limits')
        .where('key', '=', keyOf(call, 'target', target))
        .execute();
    },
  };
}

/** Counts one in a single statement, as others count at the same moment; a window that is over starts again. */
function countOne(db: Database, key: string, time: number, resetsAt: number) {
  const isOver = sql<boolean>`rate_limits.resets_at <= ${time}`;
  return db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        resets_at: sql<number>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

/** Hashed, as what is counted names people, and as it may be of any length. */
function keyOf(call: LimitedCall, kind: 'client' | 'target', what: string): string {
  return createHash('sha256').update(`${call}:${kind}:${what}`).digest('hex');
}
