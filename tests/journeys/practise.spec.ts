import type { Page } from '@playwright/test';
import type { Question } from '../../contract/exams.ts';
import { entryOf, newLearner, sendForm } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import {
  answersOf,
  exam,
  finishAnyway,
  goToQuestion,
  onPage,
  plain,
  questionAt,
  questionsOf,
  startQuiz,
} from './support/quiz.ts';

test('a visitor practices from the home page on, and reads at once why each answer is right or wrong', async ({
  page,
}) => {
  const { button, heading, link, option, picked, text } = onPage(page);
  await page.goto('/');
  await expectAccessible(page);
  await link('Choose an exam to try for free').click();
  await link(exam.title).click();
  await button('Immediately').click();
  const questions = await questionsOf(page);
  expect(questions).toHaveLength(10);
  let right = 0;
  for (const [index, question] of questions.entries()) {
    await expect(heading(question)).toBeVisible();
    const [correct, wrong] = [answersOf(question, 'correct'), answersOf(question, 'wrong')];
    // Every other question is begun with a wrong pick.
    const picks = [...(index % 2 === 0 ? [] : wrong.slice(0, 1)), ...correct].slice(0, correct.length);
    for (const pick of picks) {
      await option(pick).click();
      await expect(option(pick)).toHaveAccessibleName(pick.isCorrect ? / Correct$/ : / Wrong$/);
    }
    right += picks.filter(({ isCorrect }) => isCorrect).length / correct.length;
    if (index === 1) await expectTold(page, question);
    if (index === 1) await expectAccessible(page);
    await button(index < 9 ? 'Next' : 'Finish').click();
  }

  await button('View Results').click();
  const result = text(`You've got ${right} of 10 (${(right * 10).toFixed(2)}%) right.`);
  await expect(result).toBeVisible();
  await expectAccessible(page);
  // It has an address, also for a visitor.
  await page.reload();
  await expect(result).toBeVisible();
  await button('Review answers').click();
  // It leads through what was missed.
  await expect(heading(questionAt(questions, 1))).toBeVisible();
  const kind = page.getByRole('combobox', { name: 'Answers' });
  await page.reload();
  await expect(kind).toHaveValue('notRight');
  await expectTold(page, questionAt(questions, 1));
  await page.goBack();
  await expect(result).toBeVisible();
  await page.goBack();
  await expect(button('Immediately')).toBeVisible();
  await page.goForward();
  await button('Restart').click();
  await button('Immediately').click();
  await expect(heading(questionAt(questions, 0))).toBeVisible();
  await expect(picked('[A-E]')).toHaveCount(0);
});

/** Every answer is closed and says why, and the sources are there. */
async function expectTold(page: Page, { answers, references }: Question): Promise<void> {
  await expect(page.getByRole('button', { name: /^[A-E] /, disabled: true })).toHaveCount(answers.length);
  for (const { explanation } of answers) await expect(page.getByText(plain(explanation))).toBeVisible();
  for (const { title, url } of references) {
    const source = page.getByRole('link', { name: `${title} (opens in a new tab)`, exact: true });
    await expect(source).toHaveAttribute('href', url);
  }
}

test('a visitor sees nothing revealed before the end, is asked about gaps, and reviews what was missed', async ({
  page,
}) => {
  const { button, heading, option, picked, text } = onPage(page);
  await startQuiz(page, 'At the end of exam');
  const questions = await questionsOf(page);
  const first = questions.filter((question) => answersOf(question, 'correct').length === 1).slice(0, 2);
  const several = questions.find((question) => answersOf(question, 'correct').length === 2);
  const asked = [...first, ...(several ? [several] : [])].map((question) => ({
    question,
    number: questions.indexOf(question) + 1,
    correct: answersOf(question, 'correct'),
    wrong: answersOf(question, 'wrong'),
  }));
  const [right, wrong, partly] = asked;
  if (!right || !wrong || !partly) throw new Error('The exam has no question of a kind.');
  const cell = (number: number, state: string) => button(`Question ${number}, ${state}`);

  await button('All questions').click();
  for (const [{ number }, picks] of [
    // A pick is taken back and made anew.
    [right, [...right.wrong.slice(0, 1), ...right.wrong.slice(0, 1), ...right.correct]],
    [wrong, wrong.wrong.slice(0, 1)],
    [partly, [...partly.correct.slice(0, 1), ...partly.wrong.slice(0, 1)]],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
    for (const pick of picks) await option(pick).click();
    await expect(cell(number, 'answered')).toBeVisible();
    await expect(page.getByText(/^(Correct|Wrong)/)).toHaveCount(0);
  }
  await cell(10, 'unanswered').click();
  // A second press of a double click must not finish it.
  await button('Submit').dblclick();
  const dialog = page.getByRole('dialog', { name: '7 questions are unanswered' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button('Submit').click();
  const gap = questions.findIndex((question) => !asked.some((one) => one.question === question));
  await button('Answer now').click();
  await expect(heading(questionAt(questions, gap))).toBeFocused();
  await cell(10, 'unanswered').click();
  await finishAnyway(page, 'Submit');

  await expect(text("You've got 1.5 of 10 (15.00%) right.")).toBeVisible();
  for (const count of ['1 correct', '1 wrong', '1 partly correct', '7 unanswered']) {
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${count}$`) })).toBeVisible();
  }
  await button('Review answers').click();
  await cell(partly.number, 'partly correct').click();
  await expect(page.getByText(/^Partly correct: half a point\. Correct: [A-F] and [A-F]$/)).toBeVisible();
  await expect(cell(right.number, 'correct')).toBeVisible();
  await expect(cell(wrong.number, 'wrong')).toBeVisible();
  await expect(picked('[A-F]')).toHaveCount(2);
});

test("a visitor's result is kept by signing up right after it", async ({ page }) => {
  const { link, option } = onPage(page);
  await startQuiz(page, 'At the end of exam');
  const [question] = await questionsOf(page);
  for (const one of question ? answersOf(question, 'correct') : []) await option(one).click();
  await goToQuestion(page, 10);
  await finishAnyway(page, 'Submit');
  await expect(page.getByText(/^Your result is only on this device\./)).toBeVisible();
  await link('Sign up').first().click();
  const learner = newLearner();
  await sendForm(page, learner, 'Sign up');
  await entryOf(page, 'Profile').click();
  await expect(page.getByText(learner.email)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'average score' })).toContainText(
    `${exam.title} - passed 0 times, average score 10%`,
  );
});
