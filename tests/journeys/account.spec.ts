import { readFile } from 'node:fs/promises';
import { entryOf, register, sendForm, stored } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { mailTo } from './support/mail.ts';
import { onPage } from './support/quiz.ts';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 4\d\d / });

test('a forgotten password is set again by the link of a mail, which works once', async ({ page }) => {
  const { button, link } = onPage(page);
  const learner = await register(page.request);
  await page.goto('/profile');
  await link('Log in').click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await page.getByLabel('Email', { exact: true }).fill(learner.email);
  await link('Forgot password?').click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(learner.email);
  await button('Email me a link').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByText(/a link to set a new password is on its way/)).toBeVisible();

  const { text = '', html = '' } = await mailTo(learner);
  const address = /http:\S+\/resetPassword\?token=\S+/.exec(text)?.[0] ?? '';
  expect(html).toContain(address);
  const { pathname, search } = new URL(address);
  await page.goto(pathname + search);
  await page.getByLabel('New password', { exact: true }).fill('correct horse 2');
  await expectAccessible(page);
  await button('Set the password').click();
  await expect(page).toHaveURL('/login');
  await sendForm(page, learner, 'Log in');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials, please try again.');
  await sendForm(page, { ...learner, password: 'correct horse 2' }, 'Log in');
  await expect(entryOf(page, 'Profile')).toBeVisible();

  await page.goto(pathname + search);
  await expect(page.getByRole('alert')).toContainText('This link has been used or has expired.');
  await link('Get a new link').click();
  await expect(button('Email me a link')).toBeVisible();
});

memberTest(
  'someone looks after their account: sessions, password, email, data and the end of it',
  async ({ page, learner }) => {
    const { button, link } = onPage(page);
    const dialog = page.getByRole('dialog');
    // Sessions elsewhere.
    const { email, password } = learner;
    const logIn = () => page.request.post('/api/authComponent/login/', { data: { email, password } });
    await logIn();
    const { refreshToken } = (await (await logIn()).json()) as { refreshToken: string };
    await page.goto('/profile');
    await link('Settings').click();
    const sessions = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(4);
    await expectAccessible(page);
    await button('End all other sessions').click();
    await expect(sessions).toHaveCount(1);
    const response = await page.request.post('/api/authComponent/refreshToken/', { data: { refreshToken } });
    expect(response.status()).toBe(401);

    await button('Change password').click();
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel('New password').fill('another horse 2');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(/^Your password has been changed\./)).toBeVisible();

    const renamed = { email: email.replace('@', '.new@'), password: 'another horse 2' };
    await button('Change email').click();
    await dialog.getByLabel('New email').fill(renamed.email);
    await dialog.getByLabel('Your password').fill(renamed.password);
    await dialog.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByText(/a link is on its way to it/)).toBeVisible();
    const { text = '' } = await mailTo(renamed);
    const address = new URL(/http:\S+\/confirmEmail\?token=\S+/.exec(text)?.[0] ?? '');
    await page.goto(address.pathname + address.search);
    await button('Change my email').click();
    await expect(page.getByText(`From now on, log in with ${renamed.email}.`)).toBeVisible();

    await link('Go to your account').click();
    const [file] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()]);
    expect(file.suggestedFilename()).toBe('certcrest-data.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: renamed.email } });

    await button('Delete my account').click();
    await dialog.getByLabel('Your password').fill(renamed.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/^Your account has been deleted\./)).toBeVisible();
    expect(await stored(page)).toEqual({});
    await entryOf(page, 'Login').click();
    await sendForm(page, renamed, 'Log in');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials, please try again.');
  },
);

memberTest('someone adds a passkey, logs in by it, and removes it again', async ({ page, learner }) => {
  const { button } = onPage(page);
  const passkeys = page.getByRole('list', { name: 'Your passkeys' });
  // An authenticator whose owner is always there and always verified.
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const logOut = async () => {
    await button('Profile: show all').click();
    await page.getByRole('link', { name: 'Logout', exact: true }).click();
    await entryOf(page, 'Login').click();
  };

  await page.goto('/account');
  await button('Add a passkey').click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Your password').fill(learner.password);
  await adding.getByRole('button', { name: 'Add the passkey' }).click();
  await expect(passkeys).toContainText('Chrome on Linux');
  expect((await mailTo(learner)).subject).toBe('A passkey was added to your account');
  await logOut();
  await button('Log in with a passkey').click();
  await expect(entryOf(page, 'Profile')).toBeVisible();
  await page.goto('/account');
  await expect(passkeys).toContainText('Last used');
  await button('Remove Chrome on Linux').click();
  await button('Remove the passkey').click();
  await expect(passkeys).toContainText('No passkeys yet');
  await logOut();
  await button('Log in with a passkey').click();
  // The browser was told, and no longer has it.
  await expect(page.getByText('No passkey was used.')).toBeVisible();
});
