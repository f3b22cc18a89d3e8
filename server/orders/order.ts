import type { executePayment } from '../../contract/payments.ts';
import type { Tx } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import type { OrderRow } from '../db/shopRows.ts';
import type { Deps } from '../deps.ts';
import { type PaymentProvider, ProviderUnavailableError } from '../payments/provider.ts';

/**
 * The state of an order: ordered; approved by the buyer and about to be charged; charged; charged and its exams granted;
 * ended without exams; refunded.
 */
export type OrderState = OrderRow['state'];

const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['approved', 'failed'],
  // Back to the start where the charge failed: the buyer may approve the payment again.
  approved: ['captured', 'created', 'failed', 'refunded'],
  captured: ['granted'],
  granted: ['refunded'],
  // Money that was taken although the order failed is refunded.
  failed: ['refunded'],
  refunded: [],
};

type MoveChanges = Partial<Pick<OrderRow, 'capture_id' | 'failure'>>;

/**
 * Moves an order on from the version that was read, and returns whether it did: of several callers that read the same
 * version, one moves it. Throws for a move that does not exist.
 */
export async function move(
  trx: Tx,
  order: OrderRow,
  to: OrderState,
  now: number,
  changes: MoveChanges = {},
): Promise<boolean> {
  if (!moves[order.state].includes(to)) throw new Error(`An order does not go from ${order.state} to ${to}.`);
  const moved = await trx
    .updateTable('orders')
    .set({ failure: null, ...changes, state: to, version: order.version + 1, current_of: null, moved_at: now })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Moves an order on and removes its claims or the access that it has granted; returns whether this call did it. */
export function moveAndFree(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order: OrderRow,
  to: 'created' | 'failed' | 'refunded',
  changes?: MoveChanges,
): Promise<boolean> {
  return tx(db, async (trx) => {
    const isMoved = await move(trx, order, to, now(), changes);
    if (isMoved) await trx.deleteFrom('entitlements').where('order_id', '=', order.id).execute();
    return isMoved;
  });
}

export interface SettleDeps extends Pick<Deps, 'db' | 'log' | 'onMailQueued' | 'now'> {
  readonly provider: PaymentProvider;
}

/** The result of settling an order: granted, or the refusal that says why it can't go further for now. */
export type Outcome =
  'granted' | Exclude<keyof typeof executePayment.refusals, 'paymentNotFound' | 'paymentServiceDown'>;

/** Another order of the same user that must be settled first: it has claimed an exam of this order. */
export interface Rival {
  readonly rivalId: string;
}

/**
 * Does the next thing for an order in one of its states. `moved` means that the order has changed, here or elsewhere, and
 * must be read again.
 */
export type Transition = (deps: SettleDeps, order: OrderRow) => Promise<Outcome | 'moved' | Rival>;

/** The provider that holds the order's payment. Throws `ProviderUnavailableError` where it is no longer set up. */
export function providerOf({ provider }: Pick<SettleDeps, 'provider'>, order: OrderRow): PaymentProvider {
  if (order.provider === provider.name) return provider;
  throw new ProviderUnavailableError(`Order ${order.id} is with ${order.provider}, which is not set up.`);
}
