import { randomUUID } from 'node:crypto';
import { buyCourses } from '../../contract/payments.ts';
import type { Caller } from '../account/caller.ts';
import { pricedCart, type PricedCart } from '../cart/pricedCart.ts';
import type { Tx } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { dollars } from '../dollars.ts';
import { ApiError } from '../http/apiError.ts';
import { itemsOf } from './queries.ts';

const { cartEmpty, priceChanged } = buyCourses.refusals;

/** For how long another click leads to the same order, in milliseconds; providers keep a payment open for longer. */
const REUSE = 2 * 60 * 60 * 1000;

/** Every price is in dollars (specification, section 9). */
const CURRENCY = 'USD';

/** What an order is placed by. */
export interface Placing {
  readonly caller: Caller;
  readonly provider: OrderRow['provider'];
  /** The sum that the buyer was shown, in dollars; undefined where it was not said. */
  readonly total: string | undefined;
  /** In epoch milliseconds. */
  readonly now: number;
}

/**
 * Orders what is in the caller's cart, at the prices of now; a user who has just ordered the same gets that order again.
 * Throws `cartEmpty` and `priceChanged`. Fails by `isDuplicate` where the same user orders twice at the same moment.
 */
export async function placeOrder(trx: Tx, placing: Placing): Promise<OrderRow> {
  const { caller, total } = placing;
  const cart = await pricedCart(trx, caller);
  if (cart.items.length === 0) throw new ApiError(cartEmpty);
  if (total !== undefined && total !== dollars(cart.totalCents)) throw new ApiError(priceChanged);

  const current = await trx.selectFrom('orders').selectAll().where('current_of', '=', caller.userId).executeTakeFirst();
  if (current && (await isSame(trx, current, cart, placing))) return current;
  if (current) await trx.updateTable('orders').set({ current_of: null }).where('id', '=', current.id).execute();
  return insertOrder(trx, cart, placing);
}

async function isSame(trx: Tx, order: OrderRow, cart: PricedCart, { provider, now }: Placing): Promise<boolean> {
  if (order.provider !== provider || order.created_at + REUSE <= now) return false;
  const priceOf = new Map((await itemsOf(trx, order.id)).map(({ exam_id, price_cents }) => [exam_id, price_cents]));
  return (
    priceOf.size === cart.items.length && cart.items.every(({ id, price_cents }) => priceOf.get(id) === price_cents)
  );
}

async function insertOrder(trx: Tx, cart: PricedCart, { caller, provider, now }: Placing): Promise<OrderRow> {
  const order: OrderRow = {
    id: randomUUID(),
    user_id: caller.userId,
    state: 'created',
    version: 1,
    provider,
    total_cents: cart.totalCents,
    currency: CURRENCY,
    payment_id: null,
    approval_url: null,
    capture_id: null,
    failure: null,
    current_of: caller.userId,
    created_at: now,
    moved_at: now,
  };
  const items = cart.items.map(({ id, name, price_cents }, position) => ({
    order_id: order.id,
    exam_id: id,
    position,
    name,
    price_cents,
  }));
  await trx.insertInto('orders').values(order).execute();
  await trx.insertInto('order_items').values(items).execute();
  return order;
}
