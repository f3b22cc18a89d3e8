import type { Page } from '@playwright/test';
import { entryOf, newLogin } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, lettersOf, onPage, plain, questionAt, startQuiz } from './support/quiz.ts';
import { questionsOf } from './support/learner.ts';

/** Answers the question on show with a wrong pick, as often as it takes picks. */
async function missFirst(page: Page): Promise<void> {
  const question = questionAt(await questionsOf(page), 0);
  const picks = [...lettersOf(question, 'wrong'), ...lettersOf(question, 'correct')];
  for (const letter of picks.slice(0, lettersOf(question, 'correct').length)) await onPage(page).answer(letter).click();
}

test('a learner bookmarks, notes and reports a question, and finds all of it again', async ({ page }) => {
  await newLogin(page);
  await startQuiz(page, 'Immediately', 20);
  const { button, link } = onPage(page);

  // By keyboard, and before the answer is revealed.
  await button('Bookmark').press('Enter');
  await expect(button('Bookmarked')).toHaveAttribute('aria-pressed', 'true');
  await button('Add a note').press('Enter');
  await expect(page.getByLabel('Your note')).toBeFocused();
  await page.keyboard.type('Roles open records, A and B.');
  await page.keyboard.press('Tab');
  await expect(button('Save the note')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Edit the note')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Your note' })).toContainText('Roles open records, A and B.');
  await expect(button('Report this question')).toHaveCount(0);

  await missFirst(page);
  await button('Report this question').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Choose what is wrong.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'It is out of date' }).check();
  await dialog.getByLabel(/^In your words/).fill('The setting has moved.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Report this question')).toBeFocused();

  await page.goto('/profile');
  const reports = page.getByRole('list', { name: 'Your reports' });
  await expect(reports).toContainText('Open');
  await expect(reports).toContainText('The setting has moved.');
  await link('My questions').click();
  await expect(page.getByRole('heading', { level: 1, name: 'My questions' })).toBeVisible();
  await expect(link('Bookmarked (1)')).toBeVisible();
  await link('With a note (1)').click();
  const words = plain(questionAt(await questionsOf(page), 0).question);
  await page.getByRole('link', { name: words.slice(0, 60) }).click();

  // That question alone.
  await expect(page.getByText('One question, 1 of 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your note' })).toBeVisible();
  await missFirst(page);
  await button('Finish').click();
  await button('View Results').click();
  await expect(page.getByText('Saved to your profile.')).toBeVisible();
  await link('My questions').click();
  await expect(link('Missed (1)')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED / });

  test('a bookmark says that it was not saved, a note keeps its words, and the session goes on', async ({
    page,
    context,
  }) => {
    await newLogin(page);
    await startQuiz(page, 'Immediately', 20);
    const { button } = onPage(page);
    await button('Add a note').click();
    await page.getByLabel('Your note').fill('Ask Ben.');
    await context.setOffline(true);
    await button('Bookmark').click();
    await expect(page.getByText('The bookmark could not be saved. Try again.')).toBeVisible();
    await expect(button('Bookmark')).toHaveAttribute('aria-pressed', 'false');
    await button('Save the note').click();
    await expect(page.getByRole('alert').getByText('Your note could not be saved. Try again.')).toBeVisible();
    await expect(page.getByLabel('Your note')).toHaveValue('Ask Ben.');
    await expect(entryOf(page, 'Login')).toHaveCount(0);

    // The words wait for their question.
    await button('Next').click();
    await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Your note')).toHaveCount(0);
    await button('Previous').click();
    await expect(page.getByLabel('Your note')).toHaveValue('Ask Ben.');
    await context.setOffline(false);
    await button('Save the note').click();
    await expect(page.getByRole('group', { name: 'Your note' })).toContainText('Ask Ben.');
    await expect(page.getByText('Your note was saved.')).toBeVisible();
    expect(exam.path).toBe(new URL(page.url()).pathname);
  });
});
