import { entryOf, newLogin } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, onPage } from './support/quiz.ts';
import { questionsOf } from './support/learner.ts';

test.use({ expectedErrors: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED / });

test('a connection lost at Submit says what happened, and shows no offer for visitors', async ({ page, context }) => {
  await newLogin(page);
  await page.goto(exam.path);
  await onPage(page).button('At the end of exam').click();
  const questions = await questionsOf(page);
  for (const _ of questions.slice(1)) {
    await onPage(page).answer('A').click();
    await onPage(page).button('Next').click();
  }
  await onPage(page).answer('A').click();
  await context.setOffline(true);
  await onPage(page).button('Submit').click();
  await expect(
    page.getByText(
      'You have been logged out. Your result is kept on this device and will be saved to your profile when you log in again.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(entryOf(page, 'Login')).toBeVisible();
  await expect(page.getByText('Unlock Partial Access to Exams for Free!')).toHaveCount(0);
  await context.setOffline(false);
});

test('logging out in one tab ends the quiz in another, also before it begins', async ({ page, context }) => {
  await newLogin(page);
  const other = await context.newPage();
  await other.goto(exam.path);
  await onPage(other).button('Immediately').click();
  await onPage(other).answer('A').click();
  const start = await context.newPage();
  await start.goto(exam.path);
  await expect(onPage(start).button('Immediately')).toBeVisible();
  await page.goto('/logout');
  await expect(entryOf(page, 'Login')).toBeVisible();
  const note = 'You have been logged out in another tab.';
  const kept = 'If you were in the middle of a quiz, it is kept on this device: log in to carry on.';
  await expect(start.getByText(note, { exact: true })).toBeVisible();
  await expect(other.getByText(`${note} ${kept}`, { exact: true })).toBeVisible();
  for (const tab of [other, start]) await expect(tab).toHaveURL('/');
});
