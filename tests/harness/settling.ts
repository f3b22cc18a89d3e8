import type { Database } from '../../server/db/schema.ts';
import type { OrderRow } from '../../server/db/shopRows.ts';
import type { SettleDeps } from '../../server/orders/order.ts';
import { orderOfPayment } from '../../server/orders/queries.ts';
import type { PaymentProvider } from '../../server/payments/provider.ts';

/** What settling needs in a test, and everything that it has logged. */
export interface TestSettling extends SettleDeps {
  readonly logged: [level: 'warn' | 'error', fields: unknown, text: unknown][];
}

/** Settles a database's orders through a provider, at the time of now. */
export function settlingOf(db: Database, provider: PaymentProvider): TestSettling {
  const logged: TestSettling['logged'] = [];
  return {
    db,
    provider,
    log: {
      warn: (fields: unknown, text?: unknown) => void logged.push(['warn', fields, text]),
      error: (fields: unknown, text?: unknown) => void logged.push(['error', fields, text]),
    },
    onMailQueued: () => undefined,
    now: Date.now,
    logged,
  };
}

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

/** The process has ended here, as far as a test is concerned. */
class Crash extends Error {
  override name = 'Crash';
}

/** A clock that ends the process at one of its readings; each step of settling reads it once or twice. */
export function crashingClock(atReading: number): () => number {
  let readings = 0;
  return () => {
    readings += 1;
    if (readings === atReading) throw new Crash();
    return Date.now();
  };
}
