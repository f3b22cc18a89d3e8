import type { Page } from '@playwright/test';
import { logIn, newLogin, register } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, onPage, questionAt } from './support/quiz.ts';
import { questionsOf } from './support/learner.ts';

/** What this browser keeps of quizzes and attempts. */
const keptOn = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('certcrest');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = reject;
          opening.result.close();
        };
      }),
  );

test('a quiz that was begun by a visitor goes on after logging in', async ({ page }) => {
  const learner = await register(page);
  await page.goto(exam.path);
  await onPage(page).button('At the end of exam').click();
  await onPage(page).answer('A').click();
  await onPage(page).button('Next').click();
  await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
  await logIn(page, learner);
  await onPage(page).link('Carry on').click();
  await onPage(page).button('Continue').click();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
  await onPage(page).button('Previous').click();
  await expect(onPage(page).heading(questionAt(await questionsOf(page), 0))).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('a quiz under way is offered again after a reload', async ({ page }) => {
  await newLogin(page);
  await page.goto(exam.path);
  await onPage(page).button('Immediately').click();
  await onPage(page).answer('A').click();
  await onPage(page).button('Next').click();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
  // A move is kept after its paint.
  const second = questionAt(await questionsOf(page), 1);
  await expect.poll(() => keptOn(page)).toContainEqual(expect.objectContaining({ current: second.id }));
  await page.reload();
  await onPage(page).button('Continue').click();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
  await page.reload();
  await onPage(page).button('Start over').click();
  await page.reload();
  await expect(onPage(page).button('Immediately')).toBeVisible();
  await expect(onPage(page).button('Continue')).toHaveCount(0);
});
