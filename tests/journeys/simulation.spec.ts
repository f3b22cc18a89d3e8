import type { Page } from '@playwright/test';
import { newLogin } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, onPage } from './support/quiz.ts';

const address = `${exam.path}?mode=exam`;
const minutes = (count: number) => count * 60_000;

const simulation = (page: Page) => ({
  ...onPage(page),
  clock: page.getByRole('timer'),
  question: (number: number, total = 10) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Question ${number} of ${total}: `) }),
  cell: (name: string) =>
    page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name, exact: true }),
  strike: (letter: string) => page.getByRole('button', { name: `Strike out ${letter}`, exact: true }),
  picked: (letter: string) => page.getByRole('button', { name: new RegExp(`^${letter} `), pressed: true }),
  result: page.getByText(/^You've got .* right\.$/),
});

/** Starts an exam at its own address. */
async function start(page: Page, total = 10): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await expect(simulation(page).question(1, total)).toBeVisible();
}

test('an exam is chosen on the page of its certification, taken, reviewed and handed in', async ({ page }) => {
  const { answer, button, cell, clock, picked, question, result, strike } = simulation(page);
  await page.goto(exam.path);
  await page.getByRole('link', { name: 'Exam simulation' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('10 questions', { exact: true })).toBeVisible();
  await expect(page.getByText('18 minutes', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '50%' }).click();
  await expect(page.getByText('27 minutes', { exact: true })).toBeVisible();
  await button('Start the exam').click();
  await expect(question(1)).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(clock).toHaveText(/26 minutes left$/);

  await answer('A').click();
  await expect(picked('A')).toBeVisible();
  await strike('B').click();
  await strike('A').click();
  await expect(picked('A')).toHaveCount(0);
  await expect(strike('A')).toHaveAttribute('aria-pressed', 'true');
  await button('Flag').first().click();
  await expect(cell('Question 1, unanswered, flagged')).toHaveAttribute('aria-current', 'step');
  // Nothing is revealed.
  await expect(page.getByText(/^(Correct|Wrong)/)).toHaveCount(0);

  await cell('Question 10, unanswered').click();
  await page.keyboard.press('c');
  await page.keyboard.press('Shift+D');
  await expect(strike('D')).toHaveAttribute('aria-pressed', 'true');
  await button('Review').click();
  await expect(page.getByRole('heading', { name: /questions are still open$/ })).toBeFocused();
  await page.getByRole('button', { name: /^1 Unanswered Flagged / }).click();
  await expect(question(1)).toBeFocused();
  await answer('C').click();
  await button('Review and hand in').click();
  await button('Back to the questions').click();
  await expect(question(1)).toBeVisible();
  await button('Review and hand in').click();
  await page.getByRole('button', { name: /^Hand in with \d+ open$/ }).click();

  await expect(result).toBeVisible();
  await expect(page.getByText('Exam simulation', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // What was flagged is found again, and leads to its question.
  await expect(page.getByText('Not passed yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Flagged 1$/ }).click();
  await page.getByRole('region', { name: 'Your answers' }).getByRole('listitem').getByRole('button').click();
  await expect(button('View Results')).toBeVisible();
  await button('View Results').click();

  // The same exam again: the address names it.
  await button('Take the same exam again').click();
  await expect(page).toHaveURL(/&seed=[0-9a-f]{16}$/);
  await expect(button('Start the exam')).toBeVisible();
});

test('a reload keeps the questions, their order, the picks and the clock', async ({ page }) => {
  const { answer, button, cell, clock, picked, question, strike } = simulation(page);
  await page.clock.install();
  await start(page);
  await answer('B').click();
  await strike('A').click();
  await button('Flag').first().click();
  const first = await question(1).textContent();
  await button('Next').first().click();
  await expect(question(2)).toBeVisible();
  await page.clock.fastForward(minutes(4));
  await expect(clock).toHaveText(/1[34] minutes left$/);

  await page.reload();
  await expect(question(2)).toBeVisible();
  await expect(clock).toHaveText(/13 minutes left$/);
  await button('Previous').click();
  await expect(picked('B')).toBeVisible();
  await expect(strike('A')).toHaveAttribute('aria-pressed', 'true');
  await expect(cell('Question 1, answered, flagged').or(cell('Question 1, incomplete, flagged'))).toBeVisible();
  expect(await question(1).textContent()).toBe(first);

  // The page of the certification offers it, too.
  await page.goto(exam.path);
  const kept = page.getByRole('region', { name: 'Carry on where you stopped?' });
  await expect(kept).toContainText('Exam simulation: 1 of 10 questions answered');
  await kept.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(address);
  await expect(question(1)).toBeVisible();
});

test('the clock speaks, can be hidden, and hands in at zero', async ({ page }) => {
  const { answer, button, clock, result } = simulation(page);
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await page.clock.install();
  await start(page);
  await answer('A').click();
  await page.clock.fastForward(minutes(3) + 1000);
  await expect(said('14 minutes left')).toHaveCount(1);
  await button('Hide the clock').click();
  await expect(clock).toHaveCount(0);
  await page.clock.fastForward(minutes(10));
  await expect(said('4 minutes left')).toBeVisible();
  await button('Show the clock').click();
  await expect(clock).toHaveText(/4 minutes left$/);
  await page.clock.fastForward(minutes(5));
  await expect(result).toBeVisible();
  await expect(page.getByText('Exam simulation, time up', { exact: true })).toBeVisible();
});

test('an exam whose time runs out while its page is closed is handed in, and saved once', async ({ page }) => {
  const { answer, result } = simulation(page);
  await newLogin(page);
  await page.clock.install();
  const saved: { attemptId?: string; asked?: unknown[]; mode?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/saveExamAttempt/')) saved.push(request.postDataJSON() as (typeof saved)[number]);
  });
  await start(page, 20);
  await answer('A').click();
  await expect(simulation(page).picked('A')).toBeVisible();
  await page.goto('/about-us');
  await page.clock.fastForward(minutes(60));
  await page.goto(address);
  await expect(result).toBeVisible();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  expect(new Set(saved.map(({ attemptId }) => attemptId)).size).toBe(1);
  expect(saved[0]).toMatchObject({ mode: 'exam', seed: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(saved[0]?.asked).toHaveLength(20);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Start the exam' })).toBeVisible();
});

test('two exams in a row ask every open question, in another order', async ({ page }) => {
  const { button, question } = simulation(page);
  /** The first three questions: that two random orders begin alike happens once in 720 times. */
  async function opening(): Promise<string> {
    const texts: (string | null)[] = [];
    for (const number of [1, 2, 3]) {
      texts.push(await question(number).textContent());
      await button('Next').first().click();
    }
    return texts.join('\n');
  }
  const openings = new Set<string>();
  for (let round = 0; round < 3; round++) {
    await start(page);
    openings.add(await opening());
    await button('Review and hand in').click();
    await page.getByRole('button', { name: 'Hand in with 10 open' }).click();
    await expect(simulation(page).result).toBeVisible();
  }
  expect(openings.size).toBeGreaterThan(1);
});

test('on a phone, the list of questions is a sheet', async ({ page }) => {
  const { button, question } = simulation(page);
  await page.setViewportSize({ width: 375, height: 720 });
  await start(page);
  await button('All 10').click();
  const sheet = page.getByRole('dialog', { name: 'All 10 questions' });
  await sheet.getByRole('button', { name: 'Question 7, unanswered' }).click();
  await expect(question(7)).toBeFocused();
  await expect(sheet).toHaveCount(0);
  await button('All 10').click();
  await sheet.getByRole('button', { name: 'Review and hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Ten questions are still open' })).toBeFocused();
});
