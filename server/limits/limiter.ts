import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { tooManyRequests } from '../../contract/errors.ts';
import type { Database } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { Limit, LimitedCall, LimitTable } from './limits.ts';

/** Counts calls in the database, so that several servers count together. */
export function createLimiter(db: Database, table: LimitTable, now: () => number) {
  async function take(key: string, { max, seconds }: Limit): Promise<void> {
    const time = now();
    const { count, resets_at } = await countOne(db, key, time, time + seconds * 1000);
    if (count <= max) return;
    const wait = Math.max(1, Math.ceil((resets_at - time) / 1000));
    throw new ApiError(tooManyRequests(wait), { headers: { 'retry-after': String(wait) } });
  }

  /** Counts a call of the request's client alone, for calls whose target is known later. Throws as `count` does. */
  function countClient(call: LimitedCall, { ip }: FastifyRequest): Promise<void> {
    return take(keyOf(call, 'client', clientOf(ip)), table[call].client);
  }

  /** Counts a call on `target` alone, whose client has been counted. Throws as `count` does. */
  function countTarget(call: LimitedCall, target: string): Promise<void> {
    return take(keyOf(call, 'target', target), table[call].target);
  }

  /** Counts a call of the request's client and on `target`. Throws `tooManyRequests`, with `Retry-After`. */
  async function count(call: LimitedCall, request: FastifyRequest, target: string): Promise<void> {
    // The client first: a client that sends too much must not use up the limit of others to the same target.
    await countClient(call, request);
    await countTarget(call, target);
  }

  async function forget(call: LimitedCall, target: string): Promise<void> {
    await db
      .deleteFrom('rate_limits')
      .where('key', '=', keyOf(call, 'target', target))
      .execute();
  }

  return { count, countClient, countTarget, forget };
}

export type Limiter = ReturnType<typeof createLimiter>;

/** How far the clocks of several servers may be apart, in milliseconds. */
const CLOCKS_APART = 60_000;

/**
 * Counts a call in a single statement, as others count at the same moment; a window that has ended starts again. So does
 * one that begins in the future: the clock was set back, and would keep people out for as long.
 */
function countOne(db: Database, key: string, time: number, resetsAt: number) {
  const isOver = sql<boolean>`(rate_limits.resets_at <= ${time} or rate_limits.resets_at > ${resetsAt + CLOCKS_APART})`;
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

/** Hashed, as targets identify people and may have any length. */
const keyOf = (call: LimitedCall, kind: 'client' | 'target', what: string): string =>
  hash('sha256', `${call}:${kind}:${what}`);

/**
 * What counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that identify its network, as everyone
 * there has 2^64 addresses for free. Anything else is one client by itself; a disconnected client has no address.
 */
export function clientOf(ip = ''): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  // `process` makes an IPv4 address of one that is written as IPv6.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.toNormalizedString().split(':', 4).join(':');
}
