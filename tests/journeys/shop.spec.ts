import type { BrowserContext, Page } from '@playwright/test';
import { addItemToCart } from '../../contract/cart.ts';
import type { Session } from '../../contract/account.ts';
import { callAs, entryOf } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { questionCountOf } from './support/examCount.ts';
import { expect, memberTest as test } from './support/journey.ts';
import { mailTo } from './support/mail.ts';
import { exam, onPage } from './support/quiz.ts';

// A payment that is declined.
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 422 / });

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Certifications' }).getByRole('article').filter({ hasText: name });
const addButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Add to Cart .*${name}$`) });
const removeButton = (page: Page, name: string) => onPage(page).button(`Remove ${name} from cart`);
const buyButton = (page: Page) => page.getByRole('button', { name: /^Buy Courses for / });
const approveButton = (page: Page) => page.getByRole('button', { name: /^Approve/ });

/** Expects the note about a purchase, with the way to an exam. */
const expectAccess = (page: Page, name: string) =>
  expect(page.getByText(/^You have full access to /).getByRole('link', { name, exact: true })).toBeVisible();

/** A browser without windows does not say that a tab is in front again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Opens the cart of a learner, with the exam of the journeys in it. */
async function openCart(page: Page, learner: { session: Session }): Promise<void> {
  await callAs(learner, page, addItemToCart.path, { examId: 'administrator' });
  await page.goto('/cart');
  await expect(removeButton(page, exam.title)).toBeVisible();
}

/** Clicks the buy button and answers the tab with the wallet's page. */
async function buy(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await buyButton(page).click();
  const wallet = await opened;
  await expect(wallet.getByRole('heading', { name: /^Pay CertCrest/ })).toBeVisible();
  return wallet;
}

test('a learner adds from the list and from a quiz, removes, buys two exams, and has full access', async ({
  page,
  context,
  learner,
}) => {
  await page.goto('/certifications');
  for (const name of ['Service Cloud Consultant', 'Agentforce Specialist']) {
    await addButton(page, name).click();
    await expect(removeButton(page, name)).toBeVisible();
  }
  await cardOf(page, exam.title).getByRole('link').click();
  await addButton(page, exam.title).click();
  await entryOf(page, 'Cart (3)').click();
  await removeButton(page, 'Service Cloud Consultant').click();
  await expect(removeButton(page, 'Service Cloud Consultant')).toHaveCount(0);
  await expectAccessible(page);
  const total = /[\d.]+/.exec((await buyButton(page).textContent()) ?? '')?.[0];

  const wallet = await buy(page, context);
  await expect(wallet.getByText('Test mode: you won’t be charged.')).toBeVisible();
  await expect(wallet.getByRole('row', { name: /Total/ })).toContainText(`$${total}`);
  await expectAccessible(wallet);
  await approveButton(wallet).click();
  await expect(wallet).toHaveURL('/');
  await expectAccess(wallet, '2 exams');
  await expect(wallet.getByRole('heading', { level: 1 })).toHaveText('Your two exams are unlocked');

  // The first tab learns of it by itself.
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expectAccess(page, '2 exams');
  await entryOf(page, 'Certifications').click();
  await expect(cardOf(page, 'Agentforce Specialist').getByText('Full access')).toBeVisible();
  await expect(addButton(page, 'Service Cloud Consultant')).toBeVisible();
  // It was opened before it was bought.
  await cardOf(page, exam.title).getByRole('link').click();
  await expect(page.getByRole('radio', { name: 'All questions' })).toHaveAccessibleDescription(
    `${questionCountOf('administrator')} questions`,
  );

  const receipt = await mailTo(learner);
  expect(receipt.text).toContain(exam.title);
  expect(receipt.text).toContain(`$${total}`);
});

test('a buyer who closes, cancels or declines a payment sees so in both tabs, and can pay all the same', async ({
  page,
  context,
  learner,
}) => {
  await openCart(page, learner);
  const waiting = page.getByText(/^Waiting for the payment/);
  const closed = await buy(page, context);
  await expect(waiting).toBeVisible();
  await closed.close();
  await comeBack(page);
  await expect(page.getByText(/^The payment page was closed\. You’re only charged/)).toBeVisible();

  const cancelled = await buy(page, context);
  await cancelled.getByRole('button', { name: /^Cancel/ }).click();
  await expect(cancelled).toHaveURL('/cart');
  for (const tab of [cancelled, page]) {
    await expect(tab.getByText('You canceled the payment. Nothing was charged.')).toBeVisible();
  }
  await cancelled.close();

  const declined = await buy(page, context);
  await onPage(declined).button('Simulate a decline').click();
  await expect(declined.getByRole('alert')).toContainText('The payment was declined. Nothing was charged.');
  await expect(page.getByText('The payment was declined. Nothing was charged.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await declined.close();

  const approved = await buy(page, context);
  await approveButton(approved).click();
  await expectAccess(approved, exam.title);
});

test('a tab that is closed right after the approval still leads to access', async ({ page, context, learner }) => {
  await openCart(page, learner);
  const wallet = await buy(page, context);
  // The wallet gets the approval, the tab never its response: it stays where it is.
  await wallet.route('**/payments/wallet**', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status: 204 });
  });
  const approval = wallet.waitForResponse((response) => response.request().method() === 'POST');
  await approveButton(wallet).click();
  await approval;
  await wallet.close();
  await comeBack(page);
  await expectAccess(page, exam.title);
});
