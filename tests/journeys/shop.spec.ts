import { mailTo, newLogin } from './support/account.ts';
import { questionCountOf } from './support/examCount.ts';
import { expect, test } from './support/journey.ts';
import { exam, onPage } from './support/quiz.ts';
import { addButton, buy, buyButton, cardOf, expectAccess, newBuyer, removeButton, toast } from './support/shop.ts';

// A payment that is declined, or that is none.
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (404|422) / });

test('a learner adds from the list and from a quiz, removes, buys two exams, and has full access', async ({
  page,
  context,
}) => {
  const learner = await newLogin(page);
  await page.goto('/certifications');
  await addButton(page, 'Service Cloud Consultant').click();
  await toast(page, 'Service Cloud Consultant successfuly added!');
  await addButton(page, 'Agentforce Specialist').click();
  await toast(page, 'Agentforce Specialist successfuly added!');

  await page.goto(exam.path);
  await expect(page.getByRole('heading', { name: "You're Logged In!" })).toBeVisible();
  await addButton(page, exam.title).click();
  await toast(page, `${exam.title} successfuly added!`);
  await expect(page.getByRole('heading', { name: "You're Logged In!" })).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart (3)', exact: true }).click();
  await removeButton(page, 'Service Cloud Consultant').click();
  await toast(page, 'Service Cloud Consultant successfuly removed!');
  await expect(removeButton(page, 'Service Cloud Consultant')).toHaveCount(0);
  const total = /[\d.]+/.exec((await buyButton(page).textContent()) ?? '')?.[0];

  const wallet = await buy(page, context);
  await expect(wallet.getByRole('row', { name: /Total/ })).toContainText(`$${total}`);
  await wallet.getByRole('button', { name: /^Approve/ }).click();
  await toast(wallet, 'Thank you. You now have full access.');
  await expect(wallet).toHaveURL('/');
  await expectAccess(wallet, exam.title);

  // The first tab learns of it by itself.
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expectAccess(page, 'Agentforce Specialist');
  await page.goto('/certifications');
  for (const name of [exam.title, 'Agentforce Specialist']) {
    await expect(cardOf(page, name).getByText('Full access')).toBeVisible();
  }
  await expect(addButton(page, 'Service Cloud Consultant')).toBeVisible();
  await page.goto(exam.path);
  await expect(page.getByText(`${questionCountOf('administrator')} questions`, { exact: true })).toBeVisible();

  const receipt = await mailTo(learner);
  expect(receipt.text).toContain(exam.title);
  expect(receipt.text).toContain(`$${total}`);
});

test('a buyer who closes, cancels or declines a payment sees so in both tabs, and each new try is another payment', async ({
  page,
  context,
}) => {
  await newBuyer(page);
  const waiting = page.getByText(/^Waiting for the payment/);
  const addresses = new Set<string>();
  const closed = await buy(page, context);
  await expect(waiting).toBeVisible();
  addresses.add(closed.url());
  await closed.close();
  await expect(page.getByText(/^The payment page was closed\. You are only charged/)).toBeVisible();
  await expect(waiting).toHaveCount(0);

  const cancelled = await buy(page, context);
  addresses.add(cancelled.url());
  await cancelled.getByRole('button', { name: /^Cancel/ }).click();
  await expect(cancelled).toHaveURL('/cart');
  await expect(removeButton(cancelled, exam.title)).toBeVisible();
  for (const tab of [cancelled, page]) {
    await expect(tab.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
  }
  await expect(waiting).toHaveCount(0);
  await cancelled.close();

  const declined = await buy(page, context);
  addresses.add(declined.url());
  await declined.getByRole('button', { name: 'Decline' }).click();
  await expect(declined.getByRole('alert')).toContainText('The payment was declined. Nothing was charged.');
  await expect(page.getByText('The payment was declined. Nothing was charged.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await declined.getByRole('link', { name: 'Back to the cart' }).click();
  await expect(removeButton(declined, exam.title)).toBeVisible();
  await declined.close();
  expect(addresses.size).toBe(3);

  const approved = await buy(page, context);
  await approved.getByRole('button', { name: /^Approve/ }).click();
  await toast(approved, 'Thank you. You now have full access.');
});

test('a blocked pop-up becomes a link', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await newBuyer(page);
  await buyButton(page).click();
  const link = page.getByRole('link', { name: /Open the payment page/ });
  await expect(link).toBeVisible();
  const opened = context.waitForEvent('page');
  await link.click();
  const wallet = await opened;
  await wallet.getByRole('button', { name: /^Approve/ }).click();
  await toast(wallet, 'Thank you. You now have full access.');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('a tab that is closed right after the approval still leads to access', async ({ page, context }) => {
  await newBuyer(page);
  const wallet = await buy(page, context);
  // The wallet gets the approval, the tab never its response: it stays where it is.
  await wallet.route('**/payments/wallet**', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status: 204 });
  });
  const approval = wallet.waitForResponse((response) => response.request().method() === 'POST');
  await wallet.getByRole('button', { name: /^Approve/ }).click();
  await approval;
  await wallet.close();
  await expectAccess(page, exam.title);
  await page.goto('/certifications');
  await expect(cardOf(page, exam.title).getByText('Full access')).toBeVisible();
});

test('the return page without a payment leads home', async ({ page }) => {
  await newLogin(page);
  for (const query of ['', '?paymentId=x', '?PayerID=y']) {
    await page.goto(`/payment-success${query}`);
    await expect(page).toHaveURL('/');
  }
});

test('a payment that is not there is said to be none', async ({ page }) => {
  await newLogin(page);
  await page.goto('/payment-success?paymentId=none&PayerID=y');
  await expect(page.getByRole('alert')).toContainText('There is no such payment.');
  await onPage(page).link('Back to the cart').click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('nothing of the shop is there for a visitor', async ({ page }) => {
  await page.goto('/certifications');
  await expect(cardOf(page, exam.title)).toBeVisible();
  await expect(page.getByRole('button', { name: /Add to Cart/ })).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Log in to see your cart' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a cart that was paid in another tab shows so without scrolling', async ({ page, context }) => {
    await newLogin(page);
    await page.goto('/certifications');
    for (const name of [exam.title, 'Service Cloud Consultant', 'Agentforce Specialist']) {
      await addButton(page, name).click();
      await expect(removeButton(page, name)).toBeVisible();
    }
    await page.goto('/cart');
    await buyButton(page).scrollIntoViewIfNeeded();
    const wallet = await buy(page, context);
    await wallet.getByRole('button', { name: /^Approve/ }).click();
    await expect(wallet).toHaveURL('/');
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await expect(page.getByText(/^You have full access to /)).toBeInViewport({ ratio: 1 });
  });
});
