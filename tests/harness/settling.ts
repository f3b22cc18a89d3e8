import type { Database } from '../../server/db/schema.ts';
import type { OrderRow } from '../../server/db/shopRows.ts';
import type { SettleDeps } from '../../server/orders/order.ts';
import { orderOfPayment } from '../../server/orders/queries.ts';
import type { PaymentProvider } from '../../server/payments/provider.ts';

/** Settles a database's orders through a provider, at the time of now; everything that it logs is kept. */
export function settlingOf(db: Database, provider: PaymentProvider) {
  const logged: unknown[] = [];
  const note = (...what: unknown[]) => void logged.push(what);
  const deps: SettleDeps = {
    db,
    provider,
    log: { warn: note, error: note },
    onMailQueued: () => undefined,
    now: Date.now,
  };
  return { ...deps, logged };
}

/** What settling needs in a test. */
export type TestSettling = ReturnType<typeof settlingOf>;

/** The order of a payment, which must exist. */
export async function orderFor(db: Database, paymentId: string): Promise<OrderRow> {
  const order = await orderOfPayment(db, paymentId);
  if (!order) throw new Error(`There is no order of ${paymentId}.`);
  return order;
}

/** Receipts that wait to be sent. */
export function receipts(db: Database) {
  return db.selectFrom('mails').selectAll().where('template', '=', 'receipt').execute();
}

/** A clock that ends the process at one of its readings; each step of settling reads it once or twice. */
export function crashingClock(atReading: number): () => number {
  let readings = 0;
  return () => {
    readings += 1;
    if (readings === atReading) throw new Error('The process has ended here, as far as a test is concerned.');
    return Date.now();
  };
}
