import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../../db/schema.ts';
import type { WalletPaymentRow } from '../../db/shopRows.ts';
import type { OrderToPay } from '../provider.ts';

/** For how long a payment may be approved, in milliseconds; as long as with PayPal. */
const LIFETIME = 3 * 60 * 60 * 1000;

/** The format of payment ids. */
export const walletId = /^[\w-]{43}$/;

const walletItems = z.array(z.object({ name: z.string(), cents: z.number() }));

/** An item of a payment, as the page lists it. */
export type WalletItem = z.output<typeof walletItems>[number];

/** A payment; `void` is one that no one has approved in time. */
export type WalletPayment = Omit<WalletPaymentRow, 'state' | 'items'> & {
  readonly state: WalletPaymentRow['state'] | 'void';
  readonly items: readonly WalletItem[];
};

/** Opens an order's payment and returns its id; repeated it returns the same. Every `now` is in epoch milliseconds. */
export async function openPayment(db: Database, order: OrderToPay, now: number): Promise<string> {
  await db
    .insertInto('wallet_payments')
    .values({
      id: randomBytes(32).toString('base64url'),
      order_id: order.id,
      items: JSON.stringify(order.items.map(({ name, price }) => ({ name, cents: price.cents }))),
      total_cents: order.total.cents,
      currency: order.total.currency,
      state: 'open',
      capture_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('wallet_payments')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment; undefined for an unknown one. */
export async function findPayment(db: Database, id: string, now: number): Promise<WalletPayment | undefined> {
  if (!walletId.test(id)) return undefined;
  const row = await db.selectFrom('wallet_payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const isUndecided = row.state === 'open' || row.state === 'declined';
  const isLate = row.created_at + LIFETIME <= now;
  return { ...row, items: walletItems.parse(JSON.parse(row.items)), state: isUndecided && isLate ? 'void' : row.state };
}

/** Approves or declines a payment that is not approved or taken yet. A declined one can be approved again. */
export async function decide(db: Database, id: string, decision: 'approved' | 'declined', now: number): Promise<void> {
  if (!walletId.test(id)) return;
  await db
    .updateTable('wallet_payments')
    .set({ state: decision })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'declined'])
    .where('created_at', '>', now - LIFETIME)
    .execute();
}

/** Takes an approved payment, once. */
export async function takePayment(db: Database, id: string): Promise<void> {
  await db
    .updateTable('wallet_payments')
    .set({ state: 'captured', capture_id: randomBytes(16).toString('base64url') })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .execute();
}

/** Refunds a payment that was taken, once. */
export async function refundPayment(db: Database, captureId: string): Promise<void> {
  await db
    .updateTable('wallet_payments')
    .set({ state: 'refunded' })
    .where('capture_id', '=', captureId)
    .where('state', '=', 'captured')
    .execute();
}
