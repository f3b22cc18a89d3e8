import { SignJWT, decodeJwt } from 'jose';
import type { Page } from '@playwright/test';
import { entryOf, logIn, newLogin, register, stored } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { exam, lettersOf, onPage } from './support/quiz.ts';
import { questionsOf } from './support/learner.ts';
import { tokenSecret } from './support/server.ts';

test.use({
  expectedErrors:
    /^Failed to load resource: (the server responded with a status of 401|net::ERR_(INTERNET_DISCONNECTED|FAILED)) /,
});

/** Puts a token of the same session in place of the page's own, as it was an hour ago. */
async function ageToken(page: Page): Promise<void> {
  const { accessToken = '' } = await stored(page);
  const now = Math.floor(Date.now() / 1000);
  const old = await new SignJWT({ ...decodeJwt(accessToken), iat: now - 3600, exp: now - 2700 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(tokenSecret));
  await page.evaluate((token) => localStorage.setItem('accessToken', token), old);
}

test('an expired token is refreshed once, unseen', async ({ page }) => {
  const { email } = await newLogin(page);
  await ageToken(page);
  const aged = await stored(page);
  // The page before may call the server, too.
  await page.goto('about:blank');
  const refusals: string[] = [];
  let refreshes = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('/refreshToken/')) refreshes += 1;
    else if (response.status() === 401) refusals.push(await response.text());
  });
  await page.goto('/profile');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  expect(refreshes).toBe(1);
  expect(new Set(refusals)).toEqual(new Set(['{"error":"Token is expired","code":"tokenExpired"}']));
  const fresh = await stored(page);
  expect(fresh.refreshToken).toBe(aged.refreshToken);
  expect(fresh.accessToken).not.toBe(aged.accessToken);
});

test('a session that the server has ended leads home with the reason', async ({ page }) => {
  await newLogin(page);
  const { refreshToken } = await stored(page);
  await page.request.post('/api/authComponent/logout/', { data: { refreshToken } });
  await page.goto('/profile');
  await expect(page.getByText('Failed to refresh token.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(entryOf(page, 'Login')).toBeVisible();
  expect(await stored(page)).toEqual({});
});

test('two tabs log in and out together', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/certifications');
  await expect(entryOf(other, 'Login')).toBeVisible();
  await newLogin(page);
  await expect(entryOf(other, 'Profile')).toBeVisible();
  await page.goto('/logout');
  await expect(entryOf(page, 'Login')).toBeVisible();
  await expect(entryOf(other, 'Login')).toBeVisible();
  await expect(other).toHaveURL('/');
});

test('three hours later an open page logs out by itself', async ({ page }) => {
  await page.clock.install();
  await newLogin(page);
  await page.goto('/certifications');
  await expect(entryOf(page, 'Profile')).toBeVisible();
  await page.clock.fastForward('02:59:00');
  await expect(entryOf(page, 'Profile')).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(entryOf(page, 'Login')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
});

test('a page that is opened three hours later starts without a session', async ({ page }) => {
  await newLogin(page);
  await page.evaluate(() => localStorage.setItem('tokenSetTime', String(Date.now() - 10_800_000)));
  // The toast may be gone by the time that the page has all of its code.
  await page.goto('/certifications', { waitUntil: 'commit' });
  await expect(page.getByText('Your session has expired. Please log in again.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
});

test('a quiz goes on offline to its result, which is saved after the next login', async ({ page, context }) => {
  const learner = await register(page);
  await logIn(page, learner);
  await page.goto(exam.path);
  await onPage(page).button('At the end of exam').click();
  const questions = await questionsOf(page);
  await context.setOffline(true);
  for (const [index, question] of questions.entries()) {
    for (const letter of lettersOf(question, 'correct')) await onPage(page).answer(letter).click();
    await onPage(page)
      .button(index < 19 ? 'Next' : 'Submit')
      .click();
  }
  await expect(page.getByText("You've got 20 of 20 (100.00%) right.", { exact: true })).toBeVisible();
  await expect(page.getByText(/Your result is kept on this device/)).toBeVisible();
  await expect(entryOf(page, 'Login')).toBeVisible();
  expect(await stored(page)).toEqual({});

  await context.setOffline(false);
  await logIn(page, learner);
  await expect(page.getByText('A kept result has been saved.', { exact: true })).toBeVisible();
  await entryOf(page, 'Profile').click();
  await expect(page.getByText(`${exam.title} - passed 1 times, average score 100%`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${exam.title} - passed 1 times, average score 100%`)).toBeVisible();
});

test('a request that the network cuts logs out and leads home', async ({ page }) => {
  await newLogin(page);
  // The home page of a user makes this call itself, and may be late with it.
  await page.goto('/about-us');
  await page.route('**/api/exam/retrieveUserDetails/**', (route) => route.abort('internetdisconnected'));
  await entryOf(page, 'Profile').click();
  await expect(
    page.getByText('CertCrest cannot be reached, so you have been logged out.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
});
