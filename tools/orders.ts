/**
 * Shows the latest orders and gives money back, also while a server runs: `npm run orders -- list [EMAIL]` and
 * `npm run orders -- refund ORDER`.
 */
import { normalizeEmail } from '../server/account/users.ts';
import { readConfig } from '../server/config.ts';
import type { Database } from '../server/db/schema.ts';
import { KnownFailure } from '../server/knownFailure.ts';
import { listOrders } from '../server/orders/queries.ts';
import { refundOrder } from '../server/orders/settle.ts';
import { ProviderUnavailableError } from '../server/payments/provider.ts';
import { providerFor } from '../server/payments/providerFor.ts';
import { centsToDollars } from '../domain/pricing/total.ts';
import { databaseCommand } from './databaseCommand.ts';
import { minute } from './words.ts';

await databaseCommand('Say what to do: npm run orders -- list [EMAIL], or npm run orders -- refund ORDER', {
  'list 0': (db) => list(db, undefined),
  'list 1': list,
  'refund 1': refund,
});

async function refund(db: Database, orderId: string): Promise<void> {
  const log = { warn: console.error, error: console.error };
  const now = Date.now;
  const provider = providerFor(readConfig(process.env), { db, log, now });
  const deps = { db, provider, log, onMailQueued: () => undefined, now };
  await refundOrder(deps, orderId).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    throw new KnownFailure(`${error.message} Run the command again: it goes on where it stopped.`, { cause: error });
  });
  console.log(`The order ${orderId} was given back, and its exams were taken away.`);
}

async function list(db: Database, email: string | undefined): Promise<void> {
  const orders = await listOrders(db, email === undefined ? undefined : normalizeEmail(email));
  for (const { id, created_at, email, state, failure, provider, total_cents, exams } of orders) {
    const stands = failure === null ? state : `${state} (${failure})`;
    const price = `${centsToDollars(total_cents)} $`;
    console.log([minute(created_at), id, email, stands, price, provider, exams.join(', ')].join('  '));
  }
  if (orders.length === 0) console.log('There are no orders.');
}
