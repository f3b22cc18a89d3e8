import type { Page } from '@playwright/test';
import type { Question } from '../../contract/exams.ts';
import { expect, test } from './support/journey.ts';
import { expectLook, looks, type Look } from './support/looks.ts';
import { exam, lettersOf, onPage, plain, readQuestions } from './support/quiz.ts';

for (const look of looks) {
  test(`a visitor learns with answers revealed immediately, in the look ${look.name}`, async ({ page }) => {
    await look.choose(page);
    await learn(page, look);
  });
}

/** From the home page to the results and back. */
async function learn(page: Page, look: Look): Promise<void> {
  const { button, heading, link } = onPage(page);
  await page.goto('/');
  await expectLook(page, look);
  await link('Start practising free').click();
  await expect(page.getByRole('heading', { level: 1, name: exam.title })).toBeVisible();
  await expect(page.getByText('When would you like to see answers?')).toBeVisible();
  await button('Immediately').click();

  const questions = await readQuestions(page.request);
  expect(questions).toHaveLength(10);
  expect(questions.some(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length > 1)).toBe(true);
  let right = 0;
  for (const [index, question] of questions.entries()) {
    await expect(heading(question)).toBeVisible();
    await expect(page.getByText(`${index + 1} of 10`, { exact: true })).toBeVisible();
    right += await answerAndRead(page, question, index % 2 === 0);
    // One that was answered rightly, and one that was not.
    if (index < 2) await expectLook(page, look);
    await button(index < 9 ? 'Next' : 'Finish').click();
  }

  await button('View Results').click();
  await expect(page.getByText('Congratulations!', { exact: true })).toBeVisible();
  await expect(page.getByText(`You have completed the ${exam.title} quiz.`, { exact: true })).toBeVisible();
  const percent = ((right / 10) * 100).toFixed(2);
  await expect(page.getByText(`You've got ${right} of 10 (${percent}%) right.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where the points went' })).toBeVisible();
  await expectLook(page, look);

  await button('Review answers').click();
  // It starts at the first question that was not answered right.
  for (const question of questions.slice(1, 3)) {
    await expect(heading(question)).toBeVisible();
    await expectTold(page, question);
    await button('Next').click();
  }
  await button('View Results').click();
  await button('Restart').click();
  await expect(page.getByRole('heading', { name: 'When would you like to see answers?' })).toBeVisible();
  await button('Immediately').click();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
}

/** Answers a question rightly, or begins with a wrong pick; checks what is revealed, and returns the share that is right. */
async function answerAndRead(page: Page, question: Question, isRight: boolean): Promise<number> {
  const { answer } = onPage(page);
  const correct = lettersOf(question, 'correct');
  const wrong = lettersOf(question, 'wrong');
  const picks = isRight ? correct : [...wrong.slice(0, 1), ...correct].slice(0, correct.length);
  await expect(page.getByText(`Choose ${correct.length}`, { exact: true })).toBeVisible();
  for (const [at, letter] of picks.entries()) {
    await answer(letter).click();
    const word = correct.includes(letter) ? 'Correct' : 'Wrong';
    await expect(answer(letter)).toHaveAccessibleName(new RegExp(` ${word}$`));
    if (at < picks.length - 1) await expect(page.getByText('Correct, not selected')).toHaveCount(0);
  }
  for (const letter of correct.filter((each) => !picks.includes(each))) {
    await expect(answer(letter)).toHaveAccessibleName(/ Correct, not selected$/);
  }
  await expectTold(page, question);

  // It is locked: one more pick, of an answer left or of one that was made, changes nothing.
  for (const letter of 'ABCD') await answer(letter).click({ force: true });
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(picks.length);
  return picks.filter((letter) => correct.includes(letter)).length / correct.length;
}

/** Every answer is closed and says why, and the sources are there. */
async function expectTold(page: Page, { answers, references }: Question): Promise<void> {
  for (const [at, { explanation }] of answers.entries()) {
    await expect(onPage(page).answer('ABCDEFGH'.charAt(at))).toBeDisabled();
    await expect(page.getByText(plain(explanation))).toBeVisible();
  }
  for (const { title, url } of references) {
    const source = page.getByRole('link', { name: `${title} (opens in a new tab)`, exact: true });
    await expect(source).toHaveAttribute('href', url);
    await expect(source).toHaveAttribute('target', '_blank');
  }
}
