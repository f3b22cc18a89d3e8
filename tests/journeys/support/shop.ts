import type { BrowserContext, Page } from '@playwright/test';
import { newLogin } from './account.ts';
import { expect } from './journey.ts';
import { exam } from './quiz.ts';

/** What people see of the certifications' list. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Certifications' }).getByRole('article').filter({ hasText: name });

export const addButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Add to Cart .*${name}$`) });

export const removeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name} from cart` });

export const buyButton = (page: Page) => page.getByRole('button', { name: /^Buy Courses for / });

export const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Expects the note about a purchase, with the way to an exam. */
export const expectAccess = (page: Page, name: string) =>
  expect(page.getByText(/^You have full access to /).getByRole('link', { name, exact: true })).toBeVisible();

/** Logs someone in who has the exam of the journeys in the cart. */
export async function newBuyer(page: Page) {
  const learner = await newLogin(page);
  await page.goto('/certifications');
  await addButton(page, exam.title).click();
  await expect(removeButton(page, exam.title)).toBeVisible();
  await page.goto('/cart');
  return learner;
}

/** Clicks the buy button and answers the tab with the wallet's page. */
export async function buy(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await buyButton(page).click();
  const wallet = await opened;
  await expect(wallet.getByRole('heading', { name: 'Approve your payment' })).toBeVisible();
  await expect(wallet.getByText(/Nobody is charged/)).toBeVisible();
  return wallet;
}
