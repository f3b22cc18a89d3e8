import { setTimeout } from 'node:timers/promises';
import type { Tx } from '../db/schema.ts';

/**
 * Makes every mailed link of a user invalid that was not used, to set a password or to change the email: someone else
 * may have asked for one before the password or the email changed.
 */
export async function voidLinksOf(trx: Tx, userId: string, now: number): Promise<void> {
  for (const table of ['password_resets', 'email_changes'] as const) {
    await trx
      .updateTable(table)
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute();
  }
}

/** How long a mailed link is valid, in milliseconds. */
export const LINK_LIFETIME = 60 * 60 * 1000;

/** In milliseconds: far longer than queueing a mail takes. */
const CONSTANT_TIME = 100;

/** Waits for `work`, which queues a mail or not, and always takes the same time, so that the time does not reveal which. */
export async function inConstantTime(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), setTimeout(CONSTANT_TIME)]);
}
