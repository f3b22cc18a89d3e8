import { SignJWT, decodeJwt } from 'jose';
import type { Page } from '@playwright/test';
import { logout } from '../../contract/session.ts';
import { entryOf, stored } from './support/account.ts';
import { expect, memberTest as test } from './support/journey.ts';
import { tokenSecret } from './support/server.ts';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 401 / });

/** Puts a token of the same session in place of the page's own, as it was an hour ago. */
async function ageToken(page: Page): Promise<void> {
  const { accessToken = '' } = await stored(page);
  const now = Math.floor(Date.now() / 1000);
  const old = await new SignJWT({ ...decodeJwt(accessToken), iat: now - 3600, exp: now - 2700 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(tokenSecret));
  await page.evaluate((token) => localStorage.setItem('accessToken', token), old);
}

test('an expired token is refreshed once, unseen; a session that the server has ended leads home with the reason', async ({
  page,
  learner,
}) => {
  let refreshes = 0;
  page.on('response', (response) => void (refreshes += Number(response.url().endsWith('/refreshToken/'))));
  await page.goto('/about-us');
  await ageToken(page);
  const aged = await stored(page);
  await page.goto('/profile');
  await expect(page.getByText(learner.email)).toBeVisible();
  const fresh = await stored(page);
  expect(fresh.refreshToken).toBe(aged.refreshToken);
  expect(fresh.accessToken).not.toBe(aged.accessToken);
  expect(refreshes).toBe(1);

  await page.request.post(`/api${logout.path}`, { data: { refreshToken: learner.session.refreshToken } });
  await page.reload();
  await expect(page.getByText('Failed to refresh token.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(entryOf(page, 'Login')).toBeVisible();
  expect(await stored(page)).toEqual({});
});
