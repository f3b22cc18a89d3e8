import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** A learner of the journeys. */
export interface Learner {
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** Someone whom the site does not know yet. */
export function newLearner(): Learner {
  made += 1;
  return { email: `learner-${process.pid}-${made}@example.org`, password: 'correct horse 1' };
}

/** Opens an account past the screens. */
export async function register(page: Page, learner: Learner = newLearner()): Promise<Learner> {
  const response = await page.request.post('/api/authComponent/register/', { data: learner });
  expect(response.status()).toBe(200);
  return learner;
}

/** Fills the form on show in and sends it. */
export async function sendForm(page: Page, { email, password }: Learner, button: 'Login' | 'Sign Up'): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Logs a learner in by the screen. */
export async function logIn(page: Page, learner: Learner): Promise<void> {
  await page.goto('/login');
  await sendForm(page, learner, 'Login');
  await expect(page.getByText('Login successful!', { exact: true })).toBeVisible();
}

/** Opens an account and logs its learner in. */
export async function newLogin(page: Page): Promise<Learner> {
  const learner = await register(page);
  await logIn(page, learner);
  return learner;
}

/** What navigation shows of someone who is logged in, or not. */
export const entryOf = (page: Page, name: 'Login' | 'Profile') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** What local storage holds. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** The mail that the server with this data has put into its outbox for someone. */
export async function mailTo({ email }: Learner, dataDir = process.env.SITE_DATA): Promise<Email> {
  const outbox = join(dataDir ?? '', 'outbox');
  let found: Email | undefined;
  await expect(async () => {
    for (const file of await readdir(outbox)) {
      const mail = await PostalMime.parse(await readFile(join(outbox, file)));
      if (mail.to?.some(({ address }) => address === email)) found = mail;
    }
    expect(found).toBeDefined();
  }).toPass();
  if (!found) throw new Error(`There is no mail to ${email}.`);
  return found;
}
