import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { learnerPages, openPages } from './support/learnerPages.ts';
import { answersOf, exam, onPage, plain, questionsOf } from './support/quiz.ts';

// Also a window of 640 pixels at a zoom of 200%.
test.use({ viewport: { width: 320, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test('on a phone the menu leads to a quiz, which taps bring to its end', async ({ page }) => {
  const { answer, button, link, picked, text } = onPage(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.goto('/');
  await button('Menu').tap();
  await expectToFit(page);
  await menu.getByRole('link', { name: 'Certifications' }).tap();
  await expect(page).toHaveURL('/certifications');
  await expect(menu).toBeHidden();
  await link(exam.title).tap();
  await button('Immediately').tap();
  await button('All questions').tap();
  await expectToFit(page);
  await page.getByRole('button', { name: /^Question 7,/ }).tap();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport();
  for (let number = 7; number <= 10; number++) {
    await expect(text(`${number} of 10`)).toBeVisible();
    await answer('A').tap();
    await expect(picked('A')).toBeVisible();
    await expectToFit(page);
    await button(number < 10 ? 'Next' : 'Finish').tap();
  }
  await button('Finish anyway').tap();
  await button('View Results').tap();
  await expect(text('Congratulations!')).toBeVisible();
  await expectToFit(page);
  await button('Review answers').tap();
  await button('Missed').tap();
  await expect(page.getByRole('group', { name: 'Which answers' })).toBeVisible();
  await expectToFit(page);
  await button('Results').tap();
  await expect(text('Congratulations!')).toBeVisible();
});

test('on a phone every page fits, and axe finds nothing', async ({ page }) => {
  for (const [path, heading] of [...openPages, ['/articles?q=sandbox#dev-lifecycle', 'Articles'] as const]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expectToFit(page);
    // The home page is looked at in a large window.
    if (path !== '/') await expectAccessible(page);
  }
});

memberTest('nor is there anything in the way of a learner on a phone', async ({ page }) => {
  for await (const shown of learnerPages(page)) {
    await test.step(shown, async () => {
      await expectToFit(page);
      await expectAccessible(page);
    });
  }
});

test('on a phone the reason of a pick and its verdict are in sight @deep', async ({ page }) => {
  const { button, option, text } = onPage(page);
  const notice = page.getByRole('status').filter({ visible: true });
  await page.goto(exam.path);
  await button('Immediately').tap();
  const questions = await questionsOf(page);
  for (const [index, question] of questions.entries()) {
    await expect(text(`${index + 1} of 10`)).toBeVisible();
    const wrong = answersOf(question, 'wrong');
    for (const one of wrong.slice(0, answersOf(question, 'correct').length)) {
      await option(one).tap();
      await expect(option(one)).toHaveAccessibleName(/ Wrong$/);
      await expect(page.getByText(plain(one.explanation ?? ''))).toBeInViewport({ ratio: 0.5 });
    }
    await expect(notice).toHaveText(/^Wrong\. Correct: [A-G](?:(?:, [A-G])*,? and [A-G])?$/);
    await expect(notice).toBeInViewport({ ratio: 1 });
    if (index < 9) await button('Next').tap();
  }
});

/** Nothing is wider than the window or cut off by its edge, and everything to press is large enough for a thumb. */
async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await page.evaluate(() => window.innerWidth)).toBe(width);
  expect(await cutOff(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/** What reaches beyond the window's sides, besides decoration and the insides of what scrolls by itself: code, carousels, a row of links. */
const scrolled = [
  'pre *',
  '[role="region"] :is(pre, table)',
  '[role="region"] table *',
  '[aria-roledescription="carousel"] *',
  '[role="group"][aria-labelledby="why"] *',
  'nav[aria-label="Kind of questions"]',
  'nav[aria-label="Kind of questions"] *',
  '[aria-hidden="true"]',
  '[aria-hidden="true"] *',
];

function cutOff(page: Page): Promise<string[]> {
  return page.locator(`body *:not(${scrolled.join()})`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      if (!element.checkVisibility() || (left >= 0 && right <= window.innerWidth)) return [];
      return `${element.localName} from ${left} to ${right}: ${element.textContent}`;
    }),
  );
}

/** Controls under 44 pixels in either direction. A link inside a text may be as small as its words. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('button, a:not(p a, details a, main :is(li, td) a[target="_blank"]), select, input')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        // Some cards are a target as a whole, as their control's `::after` lies over them; so are labels.
        const isSpread = getComputedStyle(control, '::after').position === 'absolute';
        const target = isSpread ? (control as HTMLElement).offsetParent : control.closest('label');
        const box = (target ?? control).getBoundingClientRect();
        const isShown =
          control.checkVisibility() && !control.closest('[inert]') && box.width > 0 && box.bottom + window.scrollY > 0;
        if (!isShown || (box.width >= 44 && box.height >= 44)) return [];
        return `${control.ariaLabel ?? control.textContent}: ${box.width} by ${box.height}`;
      }),
    );
}
