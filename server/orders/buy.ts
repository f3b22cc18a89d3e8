import { randomUUID } from 'node:crypto';
import type { RequestOf } from '../../contract/endpoint.ts';
import { buyCourses } from '../../contract/payments.ts';
import type { Caller } from '../account/sessions.ts';
import { pricedCart, type PricedCart } from '../cart/cart.ts';
import type { Tx } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { isDuplicate, tx } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { centsToDollars } from '../../domain/pricing/total.ts';
import type { SettleDeps } from './order.ts';
import { itemsOf } from './queries.ts';

const { cartChanged, cartEmpty, priceChanged } = buyCourses.refusals;

/** For how long another click leads to the same order, in milliseconds; providers keep a payment open for longer. */
const REUSE = 2 * 60 * 60 * 1000;

/** Every price is in dollars (docs/product.md 5.1). */
const CURRENCY = 'USD';

type BuyDeps = Pick<SettleDeps, 'db' | 'provider' | 'now'>;

interface OrderRequest extends Click {
  readonly caller: Caller;
  readonly provider: OrderRow['provider'];
  readonly now: number;
}

/** What the buyer sends with the click; a client may leave all of it out. */
type Click = Omit<RequestOf<typeof buyCourses>['body'], 'userId'>;

/**
 * Orders what is in the caller's cart and returns the address where the buyer approves the payment. An order that a new
 * try replaces stays as it is: if its payment is approved all the same, claims let one of the two be charged. Throws
 * `cartEmpty`, `cartChanged`, `priceChanged`, and `ProviderUnavailableError`, after which the next try continues with the same order.
 */
export async function buy(deps: BuyDeps, caller: Caller, click: Click): Promise<string> {
  const { db, provider, now } = deps;
  const request = { ...click, caller, provider: provider.name, now: now() };
  const order = await tx(db, (trx) => placeOrder(trx, request), isDuplicate);
  return order.approval_url ?? openPayment(deps, order);
}

/** Opens the order's payment. Not in a transaction, as others would wait for the provider, too. */
async function openPayment({ db, provider }: BuyDeps, order: OrderRow): Promise<string> {
  const items = await itemsOf(db, order.id);
  const { paymentId, approvalUrl } = await provider.open({
    id: order.id,
    items: items.map(({ name, price_cents }) => ({ name, cents: price_cents })),
    total: { cents: order.total_cents, currency: order.currency },
  });
  await db
    .updateTable('orders')
    .set({ payment_id: paymentId, approval_url: approvalUrl })
    .where('id', '=', order.id)
    .where('payment_id', 'is', null)
    .execute();
  return approvalUrl;
}

/**
 * Orders what is in the caller's cart at today's prices; a user who has just ordered the same gets that order again.
 * Throws `cartEmpty`, `cartChanged` and `priceChanged`. Fails by `isDuplicate` where the same user orders twice at the same moment.
 */
async function placeOrder(trx: Tx, request: OrderRequest): Promise<OrderRow> {
  const { caller, total, examIds } = request;
  const cart = await pricedCart(trx, caller);
  if (cart.items.length === 0) throw new ApiError(cartEmpty);
  if (examIds && !isSameSet(examIds, cart.items)) throw new ApiError(cartChanged);
  if (total !== undefined && total !== centsToDollars(cart.totalCents)) throw new ApiError(priceChanged);

  const current = await trx.selectFrom('orders').selectAll().where('current_of', '=', caller.userId).executeTakeFirst();
  if (current && !request.isNewTry && (await isSame(trx, current, cart, request))) return current;
  if (current) await trx.updateTable('orders').set({ current_of: null }).where('id', '=', current.id).execute();
  return insertOrder(trx, cart, request);
}

function isSameSet(examIds: readonly string[], items: PricedCart['items']): boolean {
  const ids = new Set(examIds);
  return ids.size === items.length && items.every(({ id }) => ids.has(id));
}

async function isSame(trx: Tx, order: OrderRow, cart: PricedCart, { provider, now }: OrderRequest): Promise<boolean> {
  if (order.provider !== provider || order.created_at + REUSE <= now) return false;
  const priceOf = new Map((await itemsOf(trx, order.id)).map(({ exam_id, price_cents }) => [exam_id, price_cents]));
  return (
    priceOf.size === cart.items.length && cart.items.every(({ id, price_cents }) => priceOf.get(id) === price_cents)
  );
}

async function insertOrder(trx: Tx, cart: PricedCart, { caller, provider, now }: OrderRequest): Promise<OrderRow> {
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
    looks: 0,
    look_at: now,
    created_at: now,
    moved_at: now,
  };
  const items = cart.items.map(({ id, ...item }, position) => ({ order_id: order.id, exam_id: id, position, ...item }));
  await trx.insertInto('orders').values(order).execute();
  await trx.insertInto('order_items').values(items).execute();
  return order;
}
