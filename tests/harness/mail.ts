import type { Database, MailRow } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import { deliverDue, type Delivery, type Stop } from '../../server/mail/deliver.ts';
import { type QueuedMail, queueMail } from '../../server/mail/queue.ts';
import type { Transport } from '../../server/mail/transport.ts';

/** A delivery over a database, with a clock to set and a log to read. */
export interface TestDelivery {
  /** Sends what is due by the clock. */
  readonly deliver: (transport: Transport, db?: Database) => Promise<void>;
  readonly queue: (mail?: Partial<QueuedMail<'passwordReset'>>) => Promise<void>;
  /** What is still in the queue. */
  readonly rows: () => Promise<MailRow[]>;
  /** The time of the delivery, in epoch milliseconds. */
  readonly clock: { now: number };
  /** Everything that was logged. */
  readonly log: [level: 'warn' | 'error', fields: unknown, text: unknown][];
}

export const someTemplateDeps = {
  publicUrl: 'https://practice.example',
  tokenSecret: 'a secret of this test'.repeat(2),
};
export const someSender = { name: 'CertCrest', address: 'hello@practice.example' };

/** Signals that never stop a delivery. */
const goOn: Stop = { finish: new AbortController().signal, abort: new AbortController().signal };

/** Prepares to deliver from a database. */
export function testDelivery(db: Database): TestDelivery {
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const log: TestDelivery['log'] = [];
  const common: Omit<Delivery, 'transport' | 'db'> = {
    from: someSender,
    deps: someTemplateDeps,
    now: () => clock.now,
    log: {
      warn: (fields: unknown, text?: unknown) => void log.push(['warn', fields, text]),
      error: (fields: unknown, text?: unknown) => void log.push(['error', fields, text]),
    },
  };
  return {
    deliver: (transport, from = db) => deliverDue({ ...common, transport, db: from }, goOn),
    queue: (mail) => {
      const reset = { to: 'ada@people.example', template: 'passwordReset', data: { resetId: 'r1' }, ...mail } as const;
      return tx(db, (trx) => queueMail(trx, reset, clock.now));
    },
    rows: () => db.selectFrom('mails').selectAll().execute(),
    clock,
    log,
  };
}
