import type { Page } from '@playwright/test';
import { entryOf, newLearner, newLogin, stored } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { messageFrom, sendCall } from './support/messages.ts';
import { onPage, questionAt, readQuestions, skipToTheEnd, startQuiz, finishAnyway } from './support/quiz.ts';

const text = 'In question 1 the second answer is right as well.';

/** What people see of the dialog. */
const dialog = (page: Page) => {
  const box = page.getByRole('dialog', { name: 'Give feedback' });
  return {
    box,
    email: box.getByLabel('Email', { exact: true }),
    message: box.getByLabel('Message', { exact: true }),
    send: box.getByRole('button', { name: 'Send feedback' }),
    close: box.getByRole('button', { name: 'Close' }),
    open: onPage(page).button('Give feedback'),
  };
};

test('a visitor gives feedback in the middle of a quiz, which stays as it is', async ({ page }) => {
  const { box, open, email, message, send } = dialog(page);
  const { answer } = onPage(page);
  const writer = newLearner().email;
  await startQuiz(page, 'At the end of exam');
  await answer('B').click();
  await open.click();
  await send.click();
  await expect(page.getByText('Email is required.', { exact: true })).toBeVisible();
  await expect(page.getByText('Message cannot be empty.', { exact: true })).toBeVisible();
  await email.fill('ana@example');
  await message.fill('   Too short to help.   ');
  await expect(page.getByText('Invalid email format.', { exact: true })).toBeVisible();
  await expect(page.getByText('Message must be at least 20 characters long.', { exact: true })).toBeVisible();
  await email.fill(writer);
  await message.fill(text);
  await send.click();
  await expect(page.getByText('You successfully sent feedback.', { exact: true })).toBeVisible();
  await expect(box).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(answer('B')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  expect((await messageFrom(writer)).text).toContain(text);

  await open.click();
  await expect(message).toHaveValue('');
});

test('feedback can be given on the results too', async ({ page }) => {
  const { open, box } = dialog(page);
  await startQuiz(page, 'At the end of exam');
  await skipToTheEnd(page);
  await finishAnyway(page, 'Submit');
  await expect(page.getByText('Congratulations!', { exact: true })).toBeVisible();
  await open.click();
  await expect(box).toBeVisible();
});

test.describe('where a request fails', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED / });

  test('feedback that cannot be sent stays written, and its writer logged in', async ({ page }) => {
    const { box, open, email, message, send, close } = dialog(page);
    const learner = await newLogin(page);
    const before = await stored(page);
    await page.route(`**${sendCall}`, (route) => route.abort());
    await page.goto('/certifications/administrator');
    await onPage(page).button('Immediately').click();
    await open.click();
    await expect(email).toHaveValue(learner.email);
    await expect(message).toBeFocused();
    await message.fill(text);
    await send.click();
    await expect(box.getByRole('alert')).toHaveText('Failed to send feedback.');
    await close.click();
    await expect(entryOf(page, 'Profile')).toBeVisible();
    const { examId: _, ...session } = await stored(page);
    const { examId: __, ...sessionBefore } = before;
    expect(session).toEqual(sessionBefore);

    await page.unroute(`**${sendCall}`);
    await open.click();
    await expect(message).toHaveValue(text);
    await send.click();
    await expect(page.getByText('You successfully sent feedback.', { exact: true })).toBeVisible();
    await messageFrom(learner.email);
  });

  test('a dialog whose code does not arrive is reported, and the quiz goes on', async ({ page }) => {
    const { open, box } = dialog(page);
    await page.route('**/SendFeedback-*.js', (route) => route.abort());
    await startQuiz(page, 'Immediately');
    await onPage(page).answer('A').click();
    await open.click();
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded.');
    await onPage(page).button('Next').click();
    await expect(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await page.unroute('**/SendFeedback-*.js');
    await page.reload();
    await onPage(page).button('Continue').click();
    await open.click();
    await expect(box).toBeVisible();
  });
});

test('by the keyboard alone, whose keys leave the quiz in peace meanwhile', async ({ page }) => {
  const { box, open, email, message } = dialog(page);
  const { keyboard } = page;
  const question = questionAt(await readQuestions(page.request), 0);
  const writer = newLearner().email;
  await startQuiz(page, 'At the end of exam');
  await open.focus();
  await keyboard.press('Enter');
  await expect(email).toBeFocused();
  // Beside the fields: the focus leaves them, and still nothing behind takes a key.
  await box.getByRole('heading', { name: 'Give feedback' }).click();
  await keyboard.press('a');
  await keyboard.press('ArrowRight');
  await keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(onPage(page).heading(question)).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);

  await keyboard.press('Enter');
  await expect(email).toBeFocused();
  await keyboard.type(writer);
  await keyboard.press('Tab');
  await keyboard.type('Half a sentence');
  await keyboard.press('Escape');
  await expect(open).toBeFocused();
  await keyboard.press('Enter');
  await expect(email).toHaveValue(writer);
  await message.focus();
  await keyboard.press('End');
  await keyboard.type(' and the rest of it.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('You successfully sent feedback.', { exact: true })).toBeVisible();
  expect((await messageFrom(writer)).text).toContain('Half a sentence and the rest of it.');
});
