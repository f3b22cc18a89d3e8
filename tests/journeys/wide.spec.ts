import type { ExamQuiz } from '../../contract/exams.ts';
import { expect, test } from './support/journey.ts';
import { exam, examCall, finishAnyway, onPage } from './support/quiz.ts';

const TOTAL = 5000;
const MOST_ELEMENTS = 500;

test(`${TOTAL} questions never take more than ${MOST_ELEMENTS} elements @deep`, async ({ page }) => {
  const { answer, button, picked, text } = onPage(page);
  // The head grows with the chunks of the build.
  const elements = () => page.locator('body *').count();
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
  await expect(text(`${TOTAL} questions`)).toBeVisible();
  await button('Immediately').click();
  await button('All questions').click();
  await answer('A').click();
  await expect(page.getByRole('button', { name: /^Question 1, (correct|wrong)$/ })).toBeVisible();
  expect(await elements()).toBeLessThanOrEqual(MOST_ELEMENTS);
  await button('Later').click();
  await expect(text(`61 to 120 of ${TOTAL}`)).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Question' }).fill(String(TOTAL));
  await button('Go').click();
  await expect(text(`${TOTAL} of ${TOTAL}`)).toBeVisible();
  await answer('B').click();
  await expect(picked('B')).toBeVisible();
  expect(await elements()).toBeLessThanOrEqual(MOST_ELEMENTS);
  await finishAnyway(page, 'Finish');
  await button('View Results').click();
  await expect(text('Congratulations!')).toBeVisible();
  expect(await elements()).toBeLessThanOrEqual(MOST_ELEMENTS);
});
