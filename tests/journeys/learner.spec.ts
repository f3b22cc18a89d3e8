import { expect, memberTest as test } from './support/journey.ts';
import {
  answersOf,
  exam,
  finishAnyway,
  goToQuestion,
  keptIn,
  onPage,
  plain,
  questionAt,
  questionsOf,
  startQuiz,
} from './support/quiz.ts';

test('a learner builds a practice, leaves it, carries on and finishes it', async ({ page }) => {
  const { answer, button, link, text } = onPage(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const medium = page.getByRole('checkbox', { name: 'Medium', exact: true });
  await page.goto(exam.path);
  await link('Build a practice set').click();
  await medium.click();
  await radio('Original order').click();
  await expect(page).toHaveURL('/practice?exam=administrator&difficulty=medium&order=file');
  // The address has all of it.
  await page.reload();
  await expect(medium).toBeChecked();
  await expect(radio('Original order')).toBeChecked();
  const sum = await page.getByText(/^of \d+ questions/).textContent();
  const total = Number(sum?.replace(/^of (\d+).*/, '$1'));
  expect(total).toBeGreaterThan(2);

  await button('Start practicing').click();
  await expect(text(`1 of ${total}`)).toBeVisible();
  await expect(text('Practice: medium')).toBeVisible();
  await answer('A').click();
  await expect(page.getByText(/^(Correct|Wrong)$/).first()).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptIn(page))).toMatch(/"picks":\{"/);
  await page.reload();
  await expect(page.getByText(`Practice: medium: 1 of ${total} questions answered`)).toBeVisible();
  await button('Continue').click();
  await goToQuestion(page, total);
  await finishAnyway(page, 'Finish');
  await button('View Results').click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Practice: medium, /)
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  await button('Restart').click();
  // The one that was answered is no longer unseen.
  await radio('Unseen').click();
  await expect(page.getByText(`of ${total} questions`)).toHaveCount(0);
});

test('a learner bookmarks, notes and reports a question, and finds all of it again', async ({ page }) => {
  const { button, link, option, text } = onPage(page);
  await startQuiz(page, 'Immediately', 20);
  const question = questionAt(await questionsOf(page), 0);
  await button('Bookmark').click();
  await expect(button('Bookmarked')).toHaveAttribute('aria-pressed', 'true');
  await button('Add a note').click();
  await page.getByLabel('Your note').fill('Roles open records, A and B.');
  await button('Save note').click();
  await expect(button('Edit note')).toBeVisible();

  const picks = [...answersOf(question, 'wrong'), ...answersOf(question, 'correct')];
  const miss = async () => {
    for (const one of picks.slice(0, answersOf(question, 'correct').length)) await option(one).click();
  };
  await miss();
  await button('Report this question').click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByRole('radio', { name: 'It is out of date' }).check();
  await dialog.getByLabel(/^In your words/).fill('The setting has moved.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. You will get a mail when your report is answered.')).toBeVisible();
  await expect(button('Report this question')).toBeFocused();

  await page.goto('/profile');
  await expect(page.getByRole('list', { name: 'My reports' })).toContainText('The setting has moved.');
  await link('My questions').click();
  await expect(link('Bookmarked 1')).toBeVisible();
  await link('With notes 1').click();
  await page.getByRole('link', { name: plain(question.question).slice(0, 60) }).click();
  // That question alone.
  await expect(text('One question')).toBeVisible();
  await button('Edit note').click();
  await expect(page.getByLabel('Your note')).toHaveValue('Roles open records, A and B.');
  await button('Close').click();
  await miss();
  await button('Finish').click();
  await button('View Results').click();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  await link('My questions').click();
  await expect(link('Missed 1')).toBeVisible();
});

test('a learner sets the date of their exam, finds it again, and removes it', async ({ page }) => {
  const { button } = onPage(page);
  const card = page.getByRole('region', { name: 'Your exam date' });
  await page.goto('/');
  await button('Set a date').click();
  await page.getByLabel('Exam', { exact: true }).selectOption({ label: exam.title });
  // The browser is in UTC.
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(day);
  await button('Save the date').click();
  await expect(card).toContainText(`20 days until your ${exam.title} exam`);
  await expect(button('Change date')).toBeFocused();
  await page.reload();
  await expect(card).toContainText('20 days until your');
  await button('Change date').click();
  await button('Remove the date').click();
  await expect(card).toContainText(`When is your ${exam.title} exam?`);
});
