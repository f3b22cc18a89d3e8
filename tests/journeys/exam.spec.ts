import { examCount } from './support/examCount.ts';
import { expect, test } from './support/journey.ts';
import { exam, lettersOf, onPage, questionAt, readQuestions, skipToTheEnd, startQuiz } from './support/quiz.ts';

const revealed = /^(Correct|Wrong|Correct, not selected)$/;

test('the menu and the list both lead to the exam', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Certifications', exact: true }).hover();
  await main.getByRole('link', { name: exam.title, exact: true }).click();
  await expect(page).toHaveURL(exam.path);
  await expect(page).toHaveTitle(`${exam.title} - CertCrest`);

  await main.getByRole('link', { name: 'Certifications', exact: true }).click();
  await expect(page).toHaveURL('/certifications');
  const list = page.getByRole('list', { name: 'Certifications' });
  await expect(list.getByRole('article')).toHaveCount(examCount);
  await list.getByRole('article').filter({ hasText: exam.title }).click();
  await expect(page).toHaveURL(exam.path);
  await expect(onPage(page).button('At the end of exam')).toBeVisible();
});

test('nothing is revealed before the end, and a pick can be changed', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button, heading, notice } = onPage(page);
  await startQuiz(page, 'At the end of exam');

  await answer('A').click();
  await expect(answer('A')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(revealed)).toHaveCount(0);
  await answer('B').click();
  await expect(notice).toHaveText('This question takes 1 answer. Take it back first.');
  await expect(answer('B')).toHaveAttribute('aria-pressed', 'false');
  await answer('A').click();
  await expect(answer('A')).toHaveAttribute('aria-pressed', 'false');
  await expect(notice).toHaveCount(0);
  await answer('B').click();
  await expect(answer('B')).toHaveAttribute('aria-pressed', 'true');

  const several = questions.findIndex((question) => lettersOf(question, 'correct').length === 2);
  await button('All questions').click();
  await button(`Question ${several + 1}, not answered`).click();
  await expect(page.getByText('Choose 2', { exact: true })).toBeVisible();
  for (const letter of 'ABC') await answer(letter).click();
  await expect(notice).toHaveText('This question takes 2 answers. Take one back first.');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
  await expect(button(`Question ${several + 1}, answered`)).toBeVisible();
  await expect(page.getByText(revealed)).toHaveCount(0);

  await button('Question 3, not answered').click();
  await button('Previous').click();
  await button('Previous').click();
  await expect(heading(questionAt(questions, 0))).toBeVisible();
  await expect(button('Question 1, answered')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(/^B /);
  await expect(button('Previous')).toBeDisabled();
});

test('unanswered questions count nothing and are marked wrong', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button, notice } = onPage(page);
  await startQuiz(page, 'At the end of exam');
  for (const question of questions.slice(0, 3)) {
    for (const letter of lettersOf(question, 'correct')) await answer(letter).click();
    await button('Next').click();
  }
  await button('Previous').click();
  await button('Previous').click();
  await button('Previous').click();
  await skipToTheEnd(page);
  await expect(notice).toHaveText('7 questions not answered yet.');
  await expect(page.getByText(revealed)).toHaveCount(0);
  await button('Submit').click();
  await expect(page.getByText("You've got 3 of 10 (30.00%) right.", { exact: true })).toBeVisible();
  await button('Review answers').click();
  await button('All questions').click();
  await expect(page.getByRole('button', { name: /^Question \d+, correct$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Question \d+, wrong$/ })).toHaveCount(7);
});

test('all correct answers give 100.00%', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button } = onPage(page);
  await startQuiz(page, 'At the end of exam');
  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`${index + 1} of 10`, { exact: true })).toBeVisible();
    for (const letter of lettersOf(question, 'correct')) await answer(letter).click();
    await button(index < 9 ? 'Next' : 'Submit').click();
  }
  await expect(page.getByText("You've got 10 of 10 (100.00%) right.", { exact: true })).toBeVisible();
});
