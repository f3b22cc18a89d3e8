import { expect } from 'vitest';
import { resetPassword } from '../../contract/account.ts';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { changeEmail } from '../../contract/credentials.ts';
import { saveExamDate } from '../../contract/examDates.ts';
import { bookmarkQuestion, saveNote } from '../../contract/learning.ts';
import { startPasskey } from '../../contract/passkeys.ts';
import { reportQuestion } from '../../contract/reports.ts';
import { password } from './accounts.ts';
import { annsEmail, type TestAccounts } from './accountsOf.ts';
import { addedPasskey } from './passkeys.ts';
import { chooseAtWallet, shopperOf } from './shop.ts';

/** An exam that Ann took as it was drawn, with its picks. */
export const drawn = {
  examId: 'administrator',
  scorePercent: 0,
  mode: 'exam',
  seed: '00ff00ff00ff00ff',
  asked: [{ id: 'adm-2', version: 1, seconds: 40, flagged: true }, { id: 'adm-1' }],
  picks: { 'adm-2': ['a'] },
  finishedAt: '2026-11-20T10:00:00.000Z',
};

/** Leaves something of Ann in every table; returns the ids of her payments. */
export async function live(site: TestAccounts): Promise<{ paid: string; unpaid: string }> {
  const shop = shopperOf(site.app, site.ann);
  await site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 72.5 });
  await site.own(saveExamAttempt, drawn);
  await site.own(bookmarkQuestion, { examId: 'administrator', questionId: 'adm-1', bookmarked: true });
  await site.own(saveNote, { examId: 'administrator', questionId: 'adm-2', text: 'Roles *open* records.' });
  await site.own(saveExamDate, { examId: 'administrator', date: '2026-12-12' });
  const report = { examId: 'administrator', questionId: 'adm-1', version: 1, reason: 'typo', text: 'Recrods.' };
  await site.own(reportQuestion, report);
  const paid = await shop.order('appBuilder');
  await chooseAtWallet(site.app, paid, 'approve');
  expect((await shop.execute(paid)).statusCode).toBe(200);
  const unpaid = await shop.order('administrator');
  // Each a moment later, so that the security log has them in this order.
  for (const next of [
    () => addedPasskey(site.app, site.ann),
    () => site.own(startPasskey, { password }),
    () => site.post(resetPassword, { email: annsEmail }),
    () => site.own(changeEmail, { email: 'new@example.org', password }),
  ]) {
    site.clock.forward(1);
    await next();
  }
  site.clock.forward(1);
  return { paid, unpaid };
}
