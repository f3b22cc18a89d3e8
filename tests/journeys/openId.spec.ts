import type { Page } from '@playwright/test';
import { entryOf, newLearner, stored } from './support/account.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { mailTo } from './support/mail.ts';
import { onPage, startQuiz } from './support/quiz.ts';

// The other journeys' server knows no provider. This one is there before the workers read its address.
test.use({
  ...(process.env.OPENID_SITE_URL && { baseURL: process.env.OPENID_SITE_URL }),
  expectedErrors: /^Failed to load resource: the server responded with a status of 4\d\d /,
});

/** Logs in to an account at the provider, on its own page. */
async function logInThere(page: Page, account: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Test provider' })).toBeVisible();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a visitor continues with Google from a quiz, goes on with it, logs out and in again', async ({ page }) => {
  const { email } = newLearner();
  const { answer, button, link, text } = onPage(page);
  await startQuiz(page, 'At the end of exam');
  await answer('A').click();
  await button('Next').click();
  await expect(text('2 of 10')).toBeVisible();
  await page.goBack();
  await entryOf(page, 'Login').click();
  await link('Continue with Google').click();
  await logInThere(page, email);
  await expect(page).toHaveURL('/');
  await link('Continue').click();
  await button('Continue').click();
  await expect(text('2 of 20')).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText(`Connected as ${email} on`)).toBeVisible();
  await expect(page.getByText(/^Your account has no password yet\./)).toBeVisible();
  await page.goto('/logout');
  await expect(entryOf(page, 'Login')).toBeVisible();
  expect(await stored(page)).toEqual({});
  await page.goto('/profile');
  await link('Log in').click();
  // There they are still logged in.
  await link('Continue with Google').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(email)).toBeVisible();
});

memberTest(
  'someone with a password connects Salesforce, and comes back in vain from Google @deep',
  async ({ page, learner }) => {
    const { button, link } = onPage(page);
    await page.goto('/account');
    await button('Connect Salesforce').click();
    const dialog = page.getByRole('dialog', { name: 'Connect Salesforce' });
    await dialog.getByLabel('Your password').fill(learner.password);
    await dialog.getByRole('button', { name: 'Go to Salesforce' }).click();
    await logInThere(page, `at-work-${learner.email}`);
    await expect(page).toHaveURL('/account');
    expect((await mailTo(learner, process.env.OPENID_SITE_DATA)).subject).toBe(
      'Salesforce is connected to your account',
    );

    await page.goto('/logout');
    await expect(entryOf(page, 'Login')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/login');
    await link('Continue with Google').click();
    await logInThere(page, learner.email);
    await expect(page.getByRole('alert')).toContainText('There is already an account with this email.');
    await page.context().clearCookies();
    await link('Continue with Google').click();
    await button('Cancel').click();
    await expect(page.getByRole('alert')).toHaveText('Google did not log you in. Try again, or take another way.');
  },
);
