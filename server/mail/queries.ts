import type { Database, MailRow } from '../db/schema.ts';

/** How long a claim holds, in milliseconds; longer than a mail may take to be sent. */
export const CLAIM = 5 * 60 * 1000;

/** How many due mails to look at in one go; servers that compete for them lose most of a smaller handful. */
const HANDFUL = 20;

/**
 * Claims the mail that has been due for the longest; undefined where none is due. Until the claim runs out no other
 * server gets the mail; each claim counts as an attempt.
 */
export async function claimNext(db: Database, now: number): Promise<MailRow | undefined> {
  for (;;) {
    const due = await dueMails(db, now);
    if (due.length === 0) return undefined;
    for (const { id, attempts } of due) {
      // Whoever has come first has changed the count.
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

function dueMails(db: Database, now: number): Promise<Pick<MailRow, 'id' | 'attempts'>[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'attempts'])
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where((mail) => mail.or([mail('claimed_until', 'is', null), mail('claimed_until', '<=', now)]))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(HANDFUL)
    .execute();
}

/** Forgets a mail that was sent. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Ends a claim that did not lead to a mail; does nothing where the claim has run out and another server has it. */
export async function endClaim(
  db: Database,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  outcome: Pick<MailRow, 'last_error'> & Partial<Pick<MailRow, 'next_attempt_at' | 'failed_at'>>,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...outcome, claimed_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Forgets mails that were given up before a time, in epoch milliseconds: they hold addresses. */
export async function removeFailedBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('mails').where('failed_at', '<', time).execute();
}
