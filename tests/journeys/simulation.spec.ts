import type { Page } from '@playwright/test';
import { expect, memberTest, test } from './support/journey.ts';
import { exam, keptIn, onPage, simulation, startExam } from './support/quiz.ts';

const minutes = (count: number) => count * 60_000;

const onExam = (page: Page) => ({
  ...onPage(page),
  clock: page.getByRole('timer'),
  cell: (name: string) =>
    page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name, exact: true }),
  strike: (letter: string) => onPage(page).button(`Strike out ${letter}`),
  result: page.getByText(/^You've got .* right\.$/),
});

test('an exam is chosen on the page of its certification, taken, reviewed and submitted', async ({ page }) => {
  const { answer, button, cell, clock, link, picked, examQuestion, result, strike, text } = onExam(page);
  await page.goto(exam.path);
  await link('Exam simulation').click();
  await expect(text('18 minutes')).toBeVisible();
  await page.getByRole('combobox', { name: /^Extra time/ }).selectOption('50');
  await expect(text('27 minutes')).toBeVisible();
  await button('Start simulation').click();
  await expect(examQuestion(1)).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(clock).toHaveText(/26 minutes left$/);

  await answer('A').click();
  await expect(picked('A')).toBeVisible();
  await button('Strike out').click();
  await strike('A').click();
  await expect(picked('A')).toHaveCount(0);
  await button('Flag').click();
  await expect(cell('Question 1, unanswered, flagged')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText(/^(Correct|Wrong)/)).toHaveCount(0);

  await cell('Question 10, unanswered').click();
  await button('Review').click();
  await expect(page.getByRole('heading', { name: '10 unanswered' })).toBeFocused();
  await page.goBack();
  await expect(examQuestion(10)).toBeFocused();
  await button('Review').click();
  await page.getByRole('button', { name: /^1 Unanswered Flagged / }).click();
  await expect(examQuestion(1)).toBeFocused();
  await answer('C').click();
  await button('Review and submit').click();
  await page.getByRole('button', { name: /^Submit with \d+ unanswered/ }).click();

  await expect(result).toBeVisible();
  await page.goBack();
  await expect(button('Immediately')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // What was flagged is found again, and leads to its question.
  await button('Flagged 1').click();
  await page.getByRole('region', { name: 'Your answers' }).getByRole('listitem').getByRole('button').click();
  await button('View Results').click();
  // The same exam again: the address names it.
  await button('Retake the same 10').click();
  await expect(page).toHaveURL(/&seed=[0-9a-f]{16}$/);
  await expect(button('Start simulation')).toBeVisible();
});

test('a reload keeps the questions of an exam, their order, the picks and the clock', async ({ page }) => {
  const { answer, button, cell, clock, examQuestion, kept, picked, strike } = onExam(page);
  await page.clock.install();
  await startExam(page);
  await answer('B').click();
  await button('Strike out').click();
  await strike('A').click();
  await button('Flag').click();
  const first = await examQuestion(1).textContent();
  await button('Next').click();
  await expect(examQuestion(2)).toBeVisible();
  await page.clock.fastForward(minutes(4));
  await expect(clock).toHaveText(/1[34] minutes left$/);

  await page.reload();
  await expect(examQuestion(2)).toBeVisible();
  await expect(clock).toHaveText(/13 minutes left$/);
  await button('Previous').click();
  await expect(picked('B')).toBeVisible();
  await expect(strike('A')).toHaveAttribute('aria-pressed', 'true');
  await expect(cell('Question 1, answered, flagged').or(cell('Question 1, incomplete, flagged'))).toBeVisible();
  expect(await examQuestion(1).textContent()).toBe(first);

  // The page of the certification, to which its head leads out, offers it, too.
  await page.getByRole('button', { name: /^Leave the exam/ }).click();
  await expect(kept).toContainText(/Exam simulation: [01] of 10 questions answered/);
  await kept.getByRole('button', { name: 'Continue' }).click();
  await expect(examQuestion(1)).toBeVisible();
});

memberTest('an exam whose time runs out while its page is closed is submitted, and saved once', async ({ page }) => {
  const { answer, button, picked, result } = onExam(page);
  await page.clock.install();
  const saved: { attemptId?: string; asked?: unknown[]; mode?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/saveExamAttempt/')) saved.push(request.postDataJSON() as (typeof saved)[number]);
  });
  await startExam(page);
  await answer('A').click();
  await expect(picked('A')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptIn(page))).toMatch(/"picks":\{"/);
  await page.goto('/about-us');
  await page.clock.fastForward(minutes(60));
  await page.goto(simulation);
  await expect(result).toBeVisible();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  expect(new Set(saved.map(({ attemptId }) => attemptId)).size).toBe(1);
  expect(saved[0]).toMatchObject({ mode: 'exam', seed: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(saved[0]?.asked).toHaveLength(20);
  await page.reload();
  await expect(result).toBeVisible();
  await button('Delete this result').click();
  await button('Delete result').click();
  await expect(page.getByText('No exam history available.')).toBeVisible();
  await page.goto(simulation);
  await expect(button('Start simulation')).toBeVisible();
});
