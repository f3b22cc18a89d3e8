import { expectAccessible } from './support/axe.ts';
import { newLogin, stored } from './support/account.ts';
import { examCount } from './support/examCount.ts';
import { expect, test } from './support/journey.ts';
import { learnerPages } from './support/learnerPages.ts';
import { onPage, skipToTheEnd, startQuiz, finishAnyway } from './support/quiz.ts';

// The dark theme is checked screen by screen, by the stories.
test.describe('axe finds nothing', () => {
  test('on the home page and in the list', async ({ page }) => {
    const cards = page.getByRole('list', { name: 'Certifications' }).getByRole('article');
    await page.goto('/');
    await expect(cards).toHaveCount(examCount);
    await expectAccessible(page);
    await page.goto('/certifications');
    await expect(cards).toHaveCount(examCount);
    await expectAccessible(page);
    await onPage(page).button('Certifications: show all').click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveCount(14);
    // The open menu lies over the cards, which axe takes for targets that have become too small.
    await expectAccessible(page, 'nav[aria-label="Main"]');
  });

  test('in a quiz with answers revealed at once', async ({ page }) => {
    const { answer, button } = onPage(page);
    await page.goto('/certifications/administrator');
    await expect(button('Immediately')).toBeVisible();
    await expectAccessible(page);
    await startQuiz(page, 'Immediately');
    await expectAccessible(page);
    await answer('A').click();
    await expect(page.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible();
    await button('All questions').click();
    await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
    await expectAccessible(page);
  });

  test('in a quiz with answers revealed at the end, and in its results', async ({ page }) => {
    const { answer, button } = onPage(page);
    await startQuiz(page, 'At the end of exam');
    await answer('A').click();
    await answer('B').click();
    await expectAccessible(page);
    await skipToTheEnd(page);
    await finishAnyway(page, 'Submit');
    await expect(page.getByText('Congratulations!', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await button('Review answers').click();
    await button('All questions').click();
    await expectAccessible(page);
  });

  test('in an exam, its results, and what a learner has of it', async ({ page }) => {
    test.slow();
    for await (const shown of learnerPages(page)) await test.step(shown, () => expectAccessible(page));
  });

  test('in the articles, about us, and where people write to us', async ({ page }) => {
    await page.goto('/articles?q=sandbox#dev-lifecycle');
    await expect(page.locator('mark').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/about-us');
    await expectAccessible(page);
    await page.goto('/contact-us');
    await page.getByLabel('Email', { exact: true }).fill('no address');
    await expect(page.getByText('Invalid email format', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await startQuiz(page, 'Immediately');
    await onPage(page).button('Give feedback').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('with a link that is not good', () => {
    test.use({ expectedErrors: /^Failed to load resource: .* 400 / });

    test('where someone logs in, and in the profile', async ({ page }) => {
      for (const path of ['/sign-up', '/resetPassword', '/resetPassword?token=x', '/login', '/profile']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      const learner = await newLogin(page);
      const { accessToken, user = '' } = await stored(page);
      const { userId } = JSON.parse(user) as { userId: string };
      await page.request.post('/api/exam/saveExamAttempt/', {
        headers: { authorization: `Bearer ${accessToken}` },
        data: { userId, examId: 'administrator', scorePercent: 70 },
      });
      await page.goto('/profile');
      await expect(page.getByText(learner.email, { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Platform Administrator' }).locator('circle')).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('in the cart and on the way through the payment', async ({ page }) => {
    await newLogin(page);
    await page.goto('/certifications');
    await page.getByRole('button', { name: /^Add to Cart .*Platform Administrator$/ }).click();
    await expect(page.getByRole('button', { name: 'Remove Platform Administrator from cart' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/cart');
    await page.evaluate(() => (window.open = () => null));
    await page.getByRole('button', { name: /^Buy Courses/ }).click();
    const link = page.getByRole('link', { name: /Open the payment page/ });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { name: 'Approve your payment' })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('where there is nothing', () => {
    test.use({ expectedErrors: /^Failed to load resource: .* 404 / });

    test('on the pages that say so', async ({ page }) => {
      for (const path of ['/no/such/page', '/certifications/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
});
