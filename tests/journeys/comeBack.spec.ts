import type { Page } from '@playwright/test';
import { entryOf, register, sendForm } from './support/account.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { exam, goToQuestion, keptIn, onPage, questionAt, questionsOf, startQuiz } from './support/quiz.ts';

/** Waits until this browser keeps a quiz at a question. */
async function expectKept(page: Page, index: number): Promise<void> {
  const { id } = questionAt(await questionsOf(page), index);
  await expect.poll(() => keptIn(page)).toContainEqual(expect.objectContaining({ current: id }));
}

test.describe('after a mistake', () => {
  test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 401 / });

  test('a quiz that was begun by a visitor goes on once they have logged in', async ({ page }) => {
    const { answer, button, heading, link, picked, text } = onPage(page);
    const learner = await register(page.request);
    await startQuiz(page, 'At the end of exam');
    await answer('A').click();
    await button('Next').click();
    await expect(text('2 of 10')).toBeVisible();
    await button('Leave the quiz').click();
    await entryOf(page, 'Login').click();
    await sendForm(page, { ...learner, password: 'wrong horse 1' }, 'Log in');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials, please try again.');
    await sendForm(page, { ...learner, email: learner.email.toUpperCase() }, 'Log in');
    await link('Continue').click();
    await button('Continue').click();
    await expect(text('2 of 20')).toBeVisible();
    await button('Previous').click();
    await expect(heading(questionAt(await questionsOf(page), 0))).toBeVisible();
    await expect(picked('A')).toBeVisible();
  });
});

memberTest('a learner carries on after the browser was killed, and starts over', async ({ page: first, context }) => {
  await startQuiz(first, 'Immediately', 20);
  await onPage(first).answer('A').click();
  await onPage(first).button('Next').click();
  await expectKept(first, 1);
  const crashed = first.waitForEvent('crash');
  const browser = await context.newCDPSession(first);
  browser.send('Page.crash').catch(() => undefined); // no response comes from it
  await crashed;
  await first.close();

  const page = await context.newPage();
  const { button, link, text } = onPage(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Pick up at question 2' })).toBeVisible();
  await expect(page.getByText(`${exam.title}. You stopped today with 1 of 20 answered.`)).toBeVisible();
  await link('Continue').click();
  await button('Continue').click();
  await expect(text('2 of 20')).toBeVisible();
  await page.reload();
  // What is started over asks first, and can be taken back.
  await button('Start over').click();
  await button('Discard answers').click();
  await button('Undo').click();
  await button('At the end of exam').click();
  await button('Discard answers').click();
  await expect(text('1 of 20')).toBeVisible();
  await page.reload();
  await expect(button('Immediately')).toBeVisible();
  await expect(button('Continue')).toHaveCount(0);
});

test('two tabs with the same quiz: the later one says so, and both are kept', async ({ page, context }) => {
  const elsewhere = (tab: Page) => tab.getByText(/^You have this quiz running in another tab\./);
  await startQuiz(page, 'At the end of exam');
  await onPage(page).answer('A').click();
  await onPage(page).button('Next').click();
  await onPage(page).answer('B').click();

  const later = await context.newPage();
  await later.goto(exam.path);
  await expect(elsewhere(later)).toBeVisible();
  await expect(onPage(later).kept).toHaveCount(0);
  await onPage(later).button('Immediately').click();
  await onPage(later).answer('C').click();
  await expect(onPage(later).picked('C')).toBeVisible();

  await onPage(page).button('Previous').click();
  await expect(onPage(page).picked('A')).toBeVisible();
  // Each has its picks.
  await expect.poll(async () => JSON.stringify(await keptIn(later)).split('"picks":{"').length - 1).toBe(2);
  await page.close();
  await later.reload();
  const { kept } = onPage(later);
  await expect(kept).toHaveCount(2);
  await expect(elsewhere(later)).toHaveCount(0);
  await expect(kept.filter({ hasText: 'with answers shown immediately' })).toBeVisible();
  const first = kept.filter({ hasText: 'with answers at the end of exam' });
  await first.getByRole('button', { name: 'Continue' }).click();
  await goToQuestion(later, 1);
  await expect(onPage(later).picked('A')).toBeVisible();
});

memberTest.describe('logging out', () => {
  // What another tab asks for at that moment is refused.
  memberTest.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 401 / });

  memberTest('in one tab ends the quiz in another, and its start in a third', async ({ page, context }) => {
    const other = await context.newPage();
    await startQuiz(other, 'Immediately', 20);
    await onPage(other).answer('A').click();
    const start = await context.newPage();
    await start.goto(exam.path);
    await expect(onPage(start).button('Continue').or(onPage(start).button('Immediately')).first()).toBeVisible();
    await page.goto('/');
    await onPage(page).button('Profile: show all').click();
    await page.getByRole('link', { name: 'Logout' }).click();
    for (const tab of [page, other, start]) {
      await expect(entryOf(tab, 'Login')).toBeVisible();
      await expect(tab).toHaveURL('/');
      expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
    }
    await expect(
      onPage(other).text(
        'You have been logged out in another tab. If you were in the middle of a quiz, it is kept on this device: log in to carry on.',
      ),
    ).toBeVisible();
  });
});
