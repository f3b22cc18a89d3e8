import { readFile } from 'node:fs/promises';
import { entryOf, logIn, mailTo, newLogin, sendForm, stored } from './support/account.ts';
import { beginHydrated, expect, test } from './support/journey.ts';
import { onPage } from './support/quiz.ts';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 4\d\d / });

test('someone looks after their account: password, email, sessions, data and the end of it', async ({
  page,
  browser,
}) => {
  const learner = await newLogin(page);
  const { button, link } = onPage(page);
  const elsewhere = await browser.newContext();
  elsewhere.on('page', beginHydrated);
  const other = await elsewhere.newPage();
  await logIn(other, learner);

  await page.goto('/profile');
  await link('Account settings').first().click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('This one', { exact: true })).toBeVisible();
  // Registering past the screens has opened one as well.
  const sessions = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  // By the time one can tell the sessions of a day apart.
  await expect(sessions.first()).toContainText(/Logged in on .+ at \d\d:\d\d, last used on .+ at \d\d:\d\d/);
  await page
    .getByRole('button', { name: /^End this one/ })
    .first()
    .click();
  await expect(sessions).toHaveCount(2);
  await button('End all others').click();
  await expect(sessions).toHaveCount(1);
  await other.goto('/profile');
  await expect(other.getByText('Failed to refresh token.')).toBeVisible();
  await elsewhere.close();

  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await section('Password').getByLabel('Current password').fill(learner.password);
  await section('Password').getByLabel('New password').fill('Password1');
  await button('Change the password').click();
  await expect(page.getByRole('alert')).toContainText('Too many people use this password.');
  await section('Password').getByLabel('New password').fill('another horse 2');
  await button('Change the password').click();
  await expect(page.getByText(/^Your password has been changed\./)).toBeVisible();

  const renamed = { email: learner.email.replace('@', '.new@'), password: 'another horse 2' };
  await section('Email').getByLabel('New email').fill(renamed.email);
  await section('Email').getByLabel('Your password').fill(renamed.password);
  await button('Send the link').click();
  await expect(page.getByText(/a link is on its way to it/)).toBeVisible();
  const { text = '' } = await mailTo(renamed);
  const address = new URL(/http:\S+\/confirmEmail\?token=\S+/.exec(text)?.[0] ?? '');
  await page.goto(address.pathname + address.search);
  await button('Change my email').click();
  await expect(page.getByText(`From now on you log in with ${renamed.email}.`)).toBeVisible();
  expect(JSON.parse((await stored(page))['user'] ?? '')).toMatchObject({ email: renamed.email });

  await link('Go to your account').click();
  const [file] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()]);
  expect(file.suggestedFilename()).toBe('certcrest-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: renamed.email } });

  await button('Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(renamed.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Your account has been deleted\./)).toBeVisible();
  await expect(entryOf(page, 'Login')).toBeVisible();
  await page.goto('/login');
  await sendForm(page, renamed, 'Login');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials, please try again.');
});
