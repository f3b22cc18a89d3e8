import { newLogin } from './support/account.ts';
import { examCount } from './support/examCount.ts';
import { expect, test } from './support/journey.ts';
import {
  exam,
  finishAnyway,
  lettersOf,
  onPage,
  questionAt,
  readQuestions,
  skipToTheEnd,
  startQuiz,
} from './support/quiz.ts';

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

test('every card of the list says to a member what pressing it does', async ({ page }) => {
  await newLogin(page);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/certifications');
    const cards = page.getByRole('list', { name: 'Certifications' }).getByRole('article');
    await expect(cards.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(examCount);
    await expect(cards.getByText('Practise', { exact: true }).filter({ visible: true })).toHaveCount(examCount);
  }
});

test('nothing is revealed before the end, and a pick can be changed', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button, heading, notice } = onPage(page);
  await startQuiz(page, 'At the end of exam');

  await answer('A').click();
  await expect(answer('A')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(revealed)).toHaveCount(0);
  await answer('B').click();
  await expect(notice).toHaveText('Press A again to change your answer.');
  await expect(answer('B')).toHaveAttribute('aria-pressed', 'false');
  await answer('A').click();
  await expect(answer('A')).toHaveAttribute('aria-pressed', 'false');
  await expect(notice).toHaveText('Not answered yet');
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

test('unanswered questions count nothing, and stand apart from wrong ones', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button } = onPage(page);
  await startQuiz(page, 'At the end of exam');
  for (const [index, question] of questions.slice(0, 4).entries()) {
    for (const letter of lettersOf(question, index < 3 ? 'correct' : 'wrong').slice(0, index < 3 ? 5 : 1)) {
      await answer(letter).click();
    }
    await button('Next').click();
  }
  for (let times = 0; times < 4; times++) await button('Previous').click();
  await skipToTheEnd(page);
  await expect(page.getByText('6 questions not answered yet', { exact: true })).toBeVisible();
  await expect(page.getByText(revealed)).toHaveCount(0);
  await finishAnyway(page, 'Submit');
  await expect(page.getByText("You've got 3 of 10 (30.00%) right.", { exact: true })).toBeVisible();
  for (const count of ['3 right', '1 wrong', '6 unanswered']) {
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${count}$`) })).toBeVisible();
  }
  await button('Review answers').click();
  await button('All questions').click();
  await expect(page.getByRole('button', { name: /^Question \d+, correct$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Question \d+, wrong$/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Question \d+, not answered$/ })).toHaveCount(6);
});

test('what is right in part is explained, with the score that the official exam would count', async ({ page }) => {
  const questions = await readQuestions(page.request);
  const { answer, button } = onPage(page);
  const several = questions.findIndex((question) => lettersOf(question, 'correct').length === 2);
  await startQuiz(page, 'At the end of exam');
  await button('All questions').click();
  await button(`Question ${several + 1}, not answered`).click();
  for (const which of ['correct', 'wrong'] as const) {
    await answer(lettersOf(questionAt(questions, several), which)[0] ?? '').click();
  }
  await page.getByRole('button', { name: /^Question 10,/ }).click();
  await finishAnyway(page, 'Submit');
  await expect(page.getByText("You've got 0.5 of 10 (5.00%) right.", { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^1 partly right$/ })).toBeVisible();
  await expect(page.getByText('0 of 10: not passed yet')).toBeVisible();
  await expect(
    page.getByText(/One answer was partly right: practice gives half a point for it, the exam gives nothing\.$/),
  ).toBeVisible();
  await button('Review answers').click();
  await button('All questions').click();
  await button(`Question ${several + 1}, partly correct`).click();
  await expect(page.getByText(/^Partly correct: half a point\. [A-F] and [A-F] are correct\.$/)).toBeVisible();
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

for (const [mode, how] of [
  ['Immediately', 'Finish'],
  ['At the end of exam', 'Submit'],
] as const) {
  test(`${how} asks where questions are unanswered, and leads to the first`, async ({ page }) => {
    const questions = await readQuestions(page.request);
    const { answer, button, heading } = onPage(page);
    const asked = page.getByRole('dialog', { name: '8 questions are not answered' });
    const attempts: string[] = [];
    page.on('request', (request) => request.url().includes('saveExamAttempt') && attempts.push(request.url()));
    await newLogin(page);
    await startQuiz(page, mode, 20);
    for (let index = 0; index < 20; index++) {
      await expect(page.getByText(`${index + 1} of 20`, { exact: true })).toBeVisible();
      if (index !== 3 && index < 13) await answer('A').click();
      if (index < 19) await button('Next').click();
    }
    // A second press of a double click must not finish it either.
    await button(how).dblclick();
    await expect(asked).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await expect(page.getByText('20 of 20', { exact: true })).toBeVisible();
    await button(how).click();
    await asked.getByRole('button', { name: 'Go to question 4' }).click();
    await expect(heading(questionAt(questions, 3))).toBeFocused();
    await expect(page.getByText('4 of 20', { exact: true })).toBeVisible();
    expect(attempts).toEqual([]);

    await button('All questions').click();
    await page.getByRole('button', { name: /^Question 20,/ }).click();
    await finishAnyway(page, how);
    if (how === 'Finish') await button('View Results').click();
    await expect(page.getByRole('listitem').filter({ hasText: /^8 unanswered$/ })).toBeVisible();
    await expect(page.getByText('Saved to your profile.')).toBeVisible();
    expect(attempts).toHaveLength(1);
  });
}
