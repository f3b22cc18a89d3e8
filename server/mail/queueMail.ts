import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../db/schema.ts';
import type { DataOf, TemplateName } from './templates/index.ts';

/** A mail to be sent. */
export interface QueuedMail<N extends TemplateName> {
  /** One address, without a name. */
  readonly to: string;
  readonly template: N;
  readonly data: DataOf<N>;
  /** From when on the mail is pointless, in epoch milliseconds. Without it the mail is tried for two days. */
  readonly expiresAt?: number;
}

/**
 * Queues a mail in the running transaction: it is sent after that has committed, and never if it has not. Nothing
 * waits for a mail server here. `now` is in epoch milliseconds.
 */
export async function queueMail<N extends TemplateName>(
  trx: Tx,
  { to, template, data, expiresAt }: QueuedMail<N>,
  now = Date.now(),
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      id: randomUUIDv7(),
      recipient: to,
      template,
      data: JSON.stringify(data),
      created_at: now,
      expires_at: expiresAt ?? null,
      attempts: 0,
      next_attempt_at: now,
      claimed_until: null,
      failed_at: null,
      last_error: null,
    })
    .execute();
}
