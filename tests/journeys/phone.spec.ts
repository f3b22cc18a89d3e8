import type { Locator, Page } from '@playwright/test';
import { examCount } from './support/examCount.ts';
import { expect, test } from './support/journey.ts';
import { examPages } from './support/learnerPages.ts';
import { exam, explanationOf, lettersOf, onPage, plain, readQuestions } from './support/quiz.ts';

// The narrower one is also a window of 640 pixels at a zoom of 200%.
for (const { width, scale } of [
  { width: 375, scale: 3 },
  { width: 360, scale: 3 },
  { width: 320, scale: 2 },
]) {
  test.describe(`on a phone ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 812 }, deviceScaleFactor: scale, hasTouch: true, isMobile: true });

    test('the menu leads to a quiz, which taps bring to its end', async ({ page }) => {
      const { answer, button, link } = onPage(page);
      await page.goto('/');
      await expect(page.getByRole('list', { name: 'Certifications' }).getByRole('article')).toHaveCount(examCount);
      await expectToFit(page);
      await button('Menu').tap();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expectToFit(page);
      await menu.getByRole('link', { name: 'Certifications' }).tap();
      await expect(page).toHaveURL('/certifications');
      await expect(menu).toBeHidden();
      await expectToFit(page);

      await link(exam.title).tap();
      await expect(button('Immediately')).toBeVisible();
      await expectToFit(page);
      await button('Immediately').tap();
      await button('All questions').tap();
      await expectToFit(page);
      await page.getByRole('button', { name: /^Question 7,/ }).tap();
      await expect(page.getByRole('navigation', { name: 'Questions' })).toBeHidden();
      await expect(page.getByText('7 of 10', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport();
      await button('All questions').tap();
      await page.getByRole('button', { name: /^Question 1,/ }).tap();
      for (let number = 1; number <= 10; number++) {
        await expect(page.getByText(`${number} of 10`, { exact: true })).toBeVisible();
        await answer('A').tap();
        await expect(answer('A')).toHaveAttribute('aria-pressed', 'true');
        await expectToFit(page);
        await button(number < 10 ? 'Next' : 'Finish').tap();
      }
      await button('View Results').tap();
      await expect(page.getByText('Congratulations!', { exact: true })).toBeVisible();
      await expectToFit(page);
      await expectWhole(page.getByRole('heading', { name: 'Congratulations!' }));
      await button('Review answers').tap();
      await expect(button('View Results')).toBeVisible();
      const filter = page.getByRole('checkbox', { name: /only \(\d+\)$/ });
      await expect(filter).toBeVisible();
      const above = await button('All questions').boundingBox();
      const below = await filter.locator('xpath=ancestor::label').boundingBox();
      expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
      await expectToFit(page);
    });

    test('a pick stays where the finger is, and its verdict is in sight', async ({ page }) => {
      const { answer, button, notice } = onPage(page);
      const top = (letter: string) => answer(letter).evaluate((element) => element.getBoundingClientRect().top);
      await page.goto(exam.path);
      await button('Immediately').tap();
      const questions = await readQuestions(page.request);
      for (const [index, question] of questions.entries()) {
        await expect(page.getByText(`${index + 1} of 10`, { exact: true })).toBeVisible();
        // The last answers first: most is above them.
        for (const letter of lettersOf(question, 'wrong')
          .toReversed()
          .slice(0, lettersOf(question, 'correct').length)) {
          await answer(letter).scrollIntoViewIfNeeded();
          const before = await top(letter);
          await answer(letter).tap();
          await expect(answer(letter)).toHaveAccessibleName(/ Wrong$/);
          await expect(page.getByText(plain(explanationOf(question, letter)))).toBeVisible();
          expect(await top(letter)).toBeCloseTo(before, 0);
        }
        await expect(notice).toHaveText(/^Wrong\. .* correct\.$/);
        await expect(notice).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('group', { name: 'Explanation' })).toBeAttached();
        if (index < 9) await button('Next').tap();
      }
    });

    test('a refused answer looks like any other, and no keys are mentioned', async ({ page }) => {
      const { answer, button } = onPage(page);
      await page.goto(exam.path);
      await button('At the end of exam').tap();
      const questions = await readQuestions(page.request);
      const full = questions[0]?.answers.filter(({ isCorrect }) => isCorrect).length ?? 0;
      const letters = ['A', 'B', 'C', 'D', 'E'].slice(0, full + 1);
      for (const letter of letters) await answer(letter).tap();
      const refused = answer(letters.at(-1) ?? '');
      await expect(refused).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText(/^(This question takes|Press A again)/)).toBeVisible();
      const lookOf = (option: Locator) =>
        option.locator('xpath=..').evaluate((element) => {
          const { backgroundColor, borderColor } = getComputedStyle(element);
          return [backgroundColor, borderColor];
        });
      expect(await lookOf(refused)).toEqual(await lookOf(answer('D')));
      await expect(page.getByText('Left and right arrow keys move between questions.')).toBeHidden();
    });

    test('the articles, about us and the forms fit as well', async ({ page }) => {
      for (const path of ['/articles?q=sandbox#dev-lifecycle', '/about-us', '/contact-us', '/login', '/sign-up']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path.startsWith('/articles')) await expect(page.locator('mark').first()).toBeVisible();
        await expectToFit(page);
      }
    });

    test('an exam simulation, its review and its results fit as well', async ({ page }) => {
      for await (const shown of examPages(page)) await test.step(shown, () => expectToFit(page));
    });

    test.describe('where there is nothing', () => {
      test.use({ expectedErrors: /^Failed to load resource: .* 404 / });

      test('the pages that say so fit as well', async ({ page }) => {
        for (const path of ['/no/such/page', '/certifications/nowhere']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
          await expectToFit(page);
        }
      });
    });
  });
}

/** Nothing is wider than the window or cut off by its edge, and everything to press is large enough for a thumb. */
async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await page.evaluate(() => window.innerWidth)).toBe(width);
  expect(await cutOff(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/** No word of the element reaches beyond its own box. */
async function expectWhole(element: Locator): Promise<void> {
  expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
}

/** What reaches beyond the window's sides, besides decoration and the insides of code and carousels, which scroll by themselves. */
const scrolled = [
  'pre *',
  '[role="region"] table',
  '[role="region"] table *',
  '[aria-roledescription="carousel"] *',
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
  return page.locator('button, a:not(p a, details a), select, input').evaluateAll((controls) =>
    controls.flatMap((control) => {
      // Some cards are a target as a whole, as their control's `::after` lies over them; so are labels.
      const isSpread = getComputedStyle(control, '::after').position === 'absolute';
      const target = isSpread ? (control as HTMLElement).offsetParent : control.closest('label');
      const box = (target ?? control).getBoundingClientRect();
      const isShown = control.checkVisibility() && box.width > 0 && box.bottom + window.scrollY > 0;
      if (!isShown || (box.width >= 44 && box.height >= 44)) return [];
      return `${control.ariaLabel ?? control.textContent}: ${box.width} by ${box.height}`;
    }),
  );
}
