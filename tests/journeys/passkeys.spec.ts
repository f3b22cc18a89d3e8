import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { entryOf, mailTo, newLogin } from './support/account.ts';
import { expect, test } from './support/journey.ts';
import { onPage } from './support/quiz.ts';
import { observeShifts } from './support/shifts.ts';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 401 / });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile: show all' }).click();
  await page.getByRole('link', { name: 'Logout', exact: true }).click();
  await expect(entryOf(page, 'Login')).toBeVisible();
}

/** Gives the browser an authenticator whose owner is always there and always verified. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('someone adds a passkey, logs in by it, and removes it again', async ({ page }) => {
  await addAuthenticator(page);
  const learner = await newLogin(page);
  const { button } = onPage(page);

  await page.goto('/account');
  await button('Add a passkey').click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Your password').fill(learner.password);
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add the passkey' }).click();
  const passkeys = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await expect(passkeys).toContainText('Chrome on Linux');
  await expect(passkeys).toContainText('not used yet');
  await expectAccessible(page);
  const { subject } = await mailTo(learner);
  expect(subject).toBe('A passkey was added to your account');

  // The device has one already.
  await button('Add a passkey').click();
  await adding.getByLabel('Your password').fill(learner.password);
  await adding.getByRole('button', { name: 'Add the passkey' }).click();
  await expect(adding.getByRole('alert')).toContainText('This device has a passkey of your account already.');
  await page.keyboard.press('Escape');

  await logOut(page);
  await page.goto('/login?next=%2Faccount');
  await expectAccessible(page);
  await button('Log in with a passkey').click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main')).toContainText(learner.email);
  await expect(passkeys).toContainText('last used on');

  await button('Remove Chrome on Linux').click();
  await expectAccessible(page);
  await button('Remove the passkey').click();
  await expect(passkeys).toHaveCount(0);
  await logOut(page);
  await page.goto('/login');
  await button('Log in with a passkey').click();
  await expect(page.getByRole('alert')).toHaveText('This passkey does not log in here. Please use your password.');
  await expect(entryOf(page, 'Login')).toBeVisible();
});

test('a browser without passkeys offers none, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { PublicKeyCredential: undefined }));
  const shifts = await observeShifts(page);
  await page.goto('/login');
  await expect(onPage(page).button('Login')).toBeVisible();
  await expect(onPage(page).button('Log in with a passkey')).toHaveCount(0);
  expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
