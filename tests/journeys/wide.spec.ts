import type { Page } from '@playwright/test';
import type { ExamQuiz } from '../../contract/exams.ts';
import { expect, test } from './support/journey.ts';
import { exam, examCall, finishAnyway, onPage } from './support/quiz.ts';

const TOTAL = 5000;
const MOST_ELEMENTS = 500;

test(`${TOTAL} questions never take more than ${MOST_ELEMENTS} elements @deep`, async ({ page }) => {
  const { answer, button } = onPage(page);
  const isAt = (number: number) => expect(page.getByText(`${number} of ${TOTAL}`, { exact: true })).toBeVisible();
  await page.route(`**${examCall}`, async (route) => {
    const response = await route.fetch();
    const quiz = (await response.json()) as ExamQuiz;
    const questions = Array.from({ length: TOTAL }, (_, index) => ({
      ...quiz.questions[index % quiz.questions.length],
      id: `question-${index}`,
    }));
    await route.fulfill({ response, json: { ...quiz, questions } });
  });
  await page.goto(exam.path);
  await expect(page.getByText(`${TOTAL} questions`, { exact: true })).toBeVisible();
  await countElements(page);
  await button('Immediately').click();
  await isAt(1);

  await button('All questions').click();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
  await answer('A').click();
  await expect(page.getByRole('button', { name: /^Question 1, (correct|wrong)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible();
  await button('Next').click();
  await isAt(2);
  await page.keyboard.press('ArrowRight');
  await isAt(3);

  await button('Later').click();
  await expect(page.getByText(`61 to 120 of ${TOTAL}`, { exact: true })).toBeVisible();
  await button('Question 90, not answered').click();
  await isAt(90);
  await page.getByRole('spinbutton', { name: 'Question' }).fill(String(TOTAL));
  await button('Go').click();
  await isAt(TOTAL);
  await answer('B').click();
  await expect(answer('B')).toHaveAttribute('aria-pressed', 'true');
  await finishAnyway(page, 'Finish');
  await button('View Results').click();
  await expect(page.getByText('Congratulations!', { exact: true })).toBeVisible();

  expect(await mostElements(page)).toBeGreaterThan(200);
  expect(await mostElements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
});

declare global {
  interface Window {
    mostElements?: number;
  }
}

/** Keeps the largest number of elements that the body has had at any change; the head grows with the chunks of the build. */
async function countElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const everything = document.body.getElementsByTagName('*');
    const count = () => (window.mostElements = Math.max(window.mostElements ?? 0, everything.length));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    count();
  });
}

const mostElements = (page: Page) => page.evaluate(() => window.mostElements);
