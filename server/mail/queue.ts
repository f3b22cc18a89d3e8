import { randomUUIDv7 } from 'node:crypto';
import type { Database, MailRow, Tx } from '../db/schema.ts';
import type { DataOf, MailName } from './mails.ts';

export interface QueuedMail<N extends MailName> {
  /** One address, without a name. */
  readonly to: string;
  readonly template: N;
  readonly data: DataOf<N>;
  /** From when on the mail is pointless. Without it the mail is tried for two days. */
  readonly expiresAt?: number;
}

/**
 * Queues a mail in the running transaction: it is sent after the commit, and never without one. Nothing waits for a
 * mail server here.
 */
export async function queueMail<N extends MailName>(
  trx: Tx,
  { to, template, data, expiresAt }: QueuedMail<N>,
  now: number,
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
    })
    .execute();
}

/** How long a claim holds, in milliseconds; longer than a mail may take to be sent. */
export const CLAIM = 5 * 60 * 1000;

/** How many due mails to read at once; of a smaller number, competing servers would lose most to each other. */
const BATCH = 20;

/**
 * Claims the mail that has been due for the longest; undefined where none is due. Until the claim expires no other
 * server gets the mail; each claim counts as an attempt.
 */
export async function claimNext(db: Database, now: number): Promise<MailRow | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('mails')
      .select(['id', 'attempts'])
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where((mail) => mail.or([mail('claimed_until', 'is', null), mail('claimed_until', '<=', now)]))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (due.length === 0) return undefined;
    for (const { id, attempts } of due) {
      // A server that was faster has changed the count.
      const claimed = await db
        .updateTable('mails')
        .set({ attempts: attempts + 1, claimed_until: now + CLAIM })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('failed_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (claimed) return claimed;
    }
  }
}
