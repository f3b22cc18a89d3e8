import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { exam, onPage, startQuiz } from './support/quiz.ts';

const elsewhere = (page: Page) => page.getByText(/^You have this quiz running in another tab\./);

test('two tabs with the same quiz: the later one says so, and both quizzes are kept', async ({ page, context }) => {
  await startQuiz(page, 'At the end of exam');
  await onPage(page).answer('A').click();
  await onPage(page).button('Next').click();
  await onPage(page).answer('B').click();

  const later = await context.newPage();
  await later.goto(exam.path);
  await expect(elsewhere(later)).toBeVisible();
  await expect(later.getByRole('heading', { name: 'Carry on where you stopped?' })).toHaveCount(0);
  await onPage(later).button('Immediately').click();
  await onPage(later).answer('C').click();
  await expect(onPage(later).answer('C')).toHaveAttribute('aria-pressed', 'true');
  await expect(elsewhere(later)).toHaveCount(0);

  await onPage(page).button('Previous').click();
  await expect(onPage(page).answer('A')).toHaveAttribute('aria-pressed', 'true');
  await page.close();
  await later.reload();
  const kept = later.getByRole('region', { name: 'Carry on where you stopped?' });
  await expect(kept).toHaveCount(2);
  await expect(elsewhere(later)).toHaveCount(0);
  const first = kept.filter({ hasText: '2 of 10 questions answered' });
  await expect(kept.filter({ hasText: '1 of 10 questions answered' })).toBeVisible();
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(onPage(later).answer('A')).toHaveAttribute('aria-pressed', 'true');
});

test('a kept quiz that two tabs continue is kept twice', async ({ page, context }) => {
  await startQuiz(page, 'At the end of exam');
  await onPage(page).answer('A').click();
  await page.reload();
  const later = await context.newPage();
  await later.goto(exam.path);
  for (const tab of [page, later]) await tab.getByRole('button', { name: 'Continue' }).click();
  await onPage(page).button('Next').click();
  await onPage(page).answer('B').click();
  await onPage(later).button('Next').click();
  await onPage(later).button('Next').click();
  for (const letter of ['B', 'C']) {
    await onPage(later).answer(letter).click();
    await onPage(later).button('Next').click();
  }
  await page.close();
  await later.reload();
  const kept = later.getByRole('region', { name: 'Carry on where you stopped?' });
  await expect(kept).toHaveCount(2);
  await expect(kept.filter({ hasText: '2 of 10 questions answered' })).toBeVisible();
  await expect(kept.filter({ hasText: '3 of 10 questions answered' })).toBeVisible();
});

test('a tab says no longer that a quiz runs elsewhere once it has ended there', async ({ page, context }) => {
  await startQuiz(page, 'At the end of exam');
  const later = await context.newPage();
  await later.goto(exam.path);
  await expect(elsewhere(later)).toBeVisible();
  await page.close();
  await expect(elsewhere(later)).toHaveCount(0);
});
