import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import type { OrderRow } from '../db/shopRows.ts';
import { type PaymentProvider, ProviderUnavailableError } from '../payments/provider.ts';

/** What settling works with. */
export interface SettleDeps {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Called when a mail has been queued. */
  readonly onMailQueued: () => void;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

/** How an order stands when all was done for it that can be done now. */
export type Outcome = 'granted' | 'notApproved' | 'pending' | 'declined' | 'alreadyOwned' | 'retired' | 'refunded';

/** Another order of the same user, which must be settled first: it has claimed an exam that this one is about, too. */
export interface Rival {
  readonly rivalId: string;
}

/**
 * Does the next thing for an order in one of its states. `moved` says that the order has gone on, here or elsewhere,
 * and is to be read again.
 */
export type Step = (deps: SettleDeps, order: OrderRow) => Promise<Outcome | 'moved' | Rival>;

/** The provider that holds the order's payment. Throws `ProviderUnavailableError` where it is no longer set up. */
export function providerOf({ provider }: Pick<SettleDeps, 'provider'>, order: OrderRow): PaymentProvider {
  if (order.provider === provider.name) return provider;
  throw new ProviderUnavailableError(`Order ${order.id} is with ${order.provider}, which is not set up.`);
}
