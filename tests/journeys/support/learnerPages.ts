import { expect, type Page } from '@playwright/test';
import { newLogin } from './account.ts';
import { exam, onPage } from './quiz.ts';

/** Leads a new learner through an exam simulation; yields what is shown, each time it is there. */
export async function* examPages(page: Page): AsyncGenerator<string> {
  const { answer, button } = onPage(page);
  await newLogin(page);
  await page.goto(`${exam.path}?mode=exam`);
  await expect(button('Start the exam')).toBeVisible();
  yield 'before an exam';
  await button('Start the exam').click();
  await answer('A').click();
  await expect(page.getByRole('button', { name: /^A /, pressed: true })).toBeVisible();
  yield 'a question of an exam';
  // In a small window it is below the list of all questions.
  if (!(await button('Review and hand in').isVisible())) await button('All 20').click();
  await button('Review and hand in').click();
  await expect(page.getByRole('heading', { name: /still open$/ })).toBeVisible();
  yield 'the review of an exam';
  await page.getByRole('button', { name: /^Hand in with \d+ open$/ }).click();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  yield 'the results of an exam';
}

/** The same, and then what the learner has of it, up to their home page. */
export async function* learnerPages(page: Page): AsyncGenerator<string> {
  yield* examPages(page);
  await page.goto('/practice?exam=administrator');
  await expect(onPage(page).button('Start practising')).toBeEnabled();
  yield 'building a practice';
  await page.goto('/profile/questions');
  await expect(page.getByText('What you missed, bookmarked and noted.', { exact: true })).toBeVisible();
  yield 'my questions';
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Last results' })).toBeVisible();
  yield 'home';
}
