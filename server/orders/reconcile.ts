import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Schema, Tx } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { tx } from '../db/tx.ts';
import { repeat } from '../repeat.ts';
import { LIFETIME } from './approval.ts';
import type { SettleDeps } from './order.ts';
import { stuckOrders } from './queries.ts';
import { settle } from './settle.ts';

/** How often orders are looked after, in milliseconds; also the first pause of one that no one has approved. */
const INTERVAL = 5 * 60 * 1000;

/** How often that pause doubles: to more than two hours. */
const DOUBLINGS = 5;

/** How many orders are read at once. */
const PAGE = 100;

/**
 * Settles every order that was left unfinished: its buyer has closed the tab, its provider did not respond, its server
 * ended in the middle. Those that are being paid are tried each time; beside them, those without approval ever more
 * rarely. An order that fails does not stop the others. Starts no further one once `stop` is aborted; when it returns
 * or throws, nothing of it continues.
 */
export async function reconcile(deps: SettleDeps, stop: AbortSignal): Promise<void> {
  const results = await Promise.allSettled([settleStuck(deps, stop), settleOpen(deps, stop)]);
  // Not sooner, as the other half would go on unseen, even after the server has closed the database.
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function settleStuck(deps: SettleDeps, stop: AbortSignal): Promise<void> {
  let after = '';
  for (;;) {
    const page = await stuckOrders(deps.db, deps.provider.name, after, PAGE);
    await settleAll(deps, page, stop);
    const last = page.at(-1);
    if (last === undefined || stop.aborted) return;
    after = last;
  }
}

async function settleOpen(deps: SettleDeps, stop: AbortSignal): Promise<void> {
  for (;;) {
    const page = await claimDue(deps.db, deps.provider.name, deps.now());
    if (page.length === 0 || stop.aborted) return;
    await settleAll(deps, page, stop);
  }
}

async function settleAll(deps: SettleDeps, orderIds: readonly string[], stop: AbortSignal): Promise<void> {
  for (const order of orderIds) {
    if (stop.aborted) return;
    await settle(deps, order).catch((error: unknown) => {
      deps.log.warn({ err: error, order }, 'an order could not be settled and is tried again');
    });
    // The wallet and the embedded database never wait for anything: without this all orders would be one task.
    await setImmediate();
  }
}

/** Ids of orders without approval that are due, and sets when each is due again; of several servers one gets each. */
function claimDue(db: Database, provider: OrderRow['provider'], now: number): Promise<string[]> {
  return tx(db, async (trx) => {
    const due = await trx
      .selectFrom('orders')
      .select(['id', 'created_at', 'looks', 'look_at'])
      .where('state', '=', 'created')
      .where('provider', '=', provider)
      .where('failure', 'is', null)
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .limit(PAGE)
      .execute();
    const claimed: string[] = [];
    for (const { id, created_at, looks, look_at } of due) {
      const { numUpdatedRows } = await trx
        .updateTable('orders')
        .set({ looks: looks + 1, look_at: nextLook(created_at, looks, now) })
        .where('id', '=', id)
        .where('look_at', '=', look_at)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) claimed.push(id);
    }
    return claimed;
  });
}

/** When to look again: after ever longer pauses, and when its time is over. */
function nextLook(createdAt: number, looks: number, now: number): number {
  const next = now + INTERVAL * 2 ** Math.min(looks, DOUBLINGS);
  const end = createdAt + LIFETIME;
  return now < end ? Math.min(next, end) : next;
}

/**
 * Looks after orders now and every few minutes; returns a function that stops it and waits for the current order. `keep` is
 * how long what no one has paid is kept, in milliseconds.
 */
export function startReconciling({ keep, ...deps }: SettleDeps & { readonly keep: number }): () => Promise<void> {
  async function lookAfter(stop: AbortSignal): Promise<void> {
    await reconcile(deps, stop);
    while (!stop.aborted && (await removeAbandoned(deps.db, deps.now() - keep, PAGE)) > 0) await setImmediate();
  }
  return repeat(lookAfter, INTERVAL, (error) => deps.log.error({ err: error }, 'orders could not be looked after'));
}

/**
 * Removes up to `limit` orders that no one has paid and nothing has happened to since `before`, with their payments at
 * the wallet; returns how many.
 */
export function removeAbandoned(db: Database, before: number, limit: number): Promise<number> {
  return tx(db, (trx) => removeUnpaid(trx, unpaid(trx).select('id').where('moved_at', '<', before).limit(limit)));
}

/** Removes the orders of a user that no one has paid. A buyer who still has the payment's page open can't be charged. */
export async function removeUnpaidOf(trx: Tx, userId: string): Promise<void> {
  await removeUnpaid(trx, unpaid(trx).select('id').where('user_id', '=', userId));
}

const unpaid = (trx: Tx) =>
  trx.selectFrom('orders').where('state', 'in', ['created', 'failed']).where('capture_id', 'is', null);

/** Removes unpaid orders, with their payments at the wallet; returns how many. */
async function removeUnpaid(trx: Tx, orders: SelectQueryBuilder<Schema, 'orders', { id: string }>): Promise<number> {
  // From here on no one else can move them, as they have another version.
  const held = await trx
    .updateTable('orders')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', orders)
    // Again: one may have been paid since it was selected.
    .where('state', 'in', ['created', 'failed'])
    .where('capture_id', 'is', null)
    .returning('id')
    .execute();
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ['entitlements', 'order_items', 'wallet_payments'] as const) {
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
  }
  await trx.deleteFrom('orders').where('id', 'in', ids).execute();
  return ids.length;
}
