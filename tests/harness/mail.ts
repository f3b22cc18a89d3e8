import type { Database, MailRow } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import { deliverDue, type Delivery } from '../../server/mail/deliver.ts';
import { type QueuedMail, queueMail } from '../../server/mail/queue.ts';
import type { Transport } from '../../server/mail/transport.ts';

export const someTemplateDeps = {
  publicUrl: 'https://practice.example',
  tokenSecret: 'a secret of this test'.repeat(2),
};
export const someSender = { name: 'CertCrest', address: 'hello@practice.example' };

const never = new AbortController().signal;

/** A delivery over a database, with a clock to set in epoch milliseconds. */
export function testDelivery(db: Database) {
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const common: Omit<Delivery, 'transport' | 'db'> = {
    from: someSender,
    deps: someTemplateDeps,
    finish: never,
    abort: never,
    now: () => clock.now,
    log: { warn: () => undefined, error: () => undefined },
  };
  return {
    /** Sends what is due by the clock. */
    deliver: (transport: Transport, from: Database = db) => deliverDue({ ...common, transport, db: from }),
    queue: (mail: Partial<QueuedMail<'passwordReset'>> = {}) => {
      const reset = { to: 'ada@people.example', template: 'passwordReset', data: { resetId: 'r1' }, ...mail } as const;
      return tx(db, (trx) => queueMail(trx, reset, clock.now));
    },
    /** What is still in the queue. */
    rows: (): Promise<MailRow[]> => db.selectFrom('mails').selectAll().execute(),
    clock,
  };
}

/** A delivery that a test sets. */
export type TestDelivery = ReturnType<typeof testDelivery>;
