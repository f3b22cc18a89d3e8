import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { register as registerCall, session as sessionShape, type Session } from '../../../contract/account.ts';

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

/** Opens an account past the screens; the session that comes with it can be used or not. */
export async function register(
  request: APIRequestContext,
  learner = newLearner(),
): Promise<Learner & { session: Session }> {
  const response = await request.post(`/api${registerCall.path}`, { data: learner });
  expect(response.status()).toBe(200);
  return { ...learner, session: sessionShape.parse(await response.json()) };
}

/** What a browser keeps of a session, as its local storage has it. */
export function keptSession({ accessToken, refreshToken, ...user }: Session): { name: string; value: string }[] {
  return Object.entries({
    accessToken,
    refreshToken,
    tokenSetTime: String(Date.now()),
    user: JSON.stringify(user),
  }).map(([name, value]) => ({ name, value }));
}

/** Makes a POST call in a learner's name. */
export async function callAs({ session }: { session: Session }, page: Page, path: string, data: object) {
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const response = await page.request.post(`/api${path}`, { headers, data: { userId: session.userId, ...data } });
  expect(response.status()).toBe(200);
}

/** Fills the form on show in and sends it. */
export async function sendForm(page: Page, { email, password }: Learner, button: 'Log in' | 'Sign up'): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Logs a learner in by the screen. */
export async function logIn(page: Page, learner: Learner): Promise<void> {
  await page.goto('/login');
  await sendForm(page, learner, 'Log in');
  await expect(entryOf(page, 'Profile')).toBeVisible();
}

/** A link of the main navigation. */
export const entryOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** What local storage holds. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
