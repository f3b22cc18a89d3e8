import type { Page } from '@playwright/test';
import { expect, memberTest, test } from './support/journey.ts';
import { learnerPages, openPages } from './support/learnerPages.ts';
import { onPage, startQuiz } from './support/quiz.ts';

/** The browser's own text size, twice the usual. */
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

/** What scrolls by itself, and pictures of the product. */
const scrolling =
  '[role="img"], pre, [aria-roledescription="carousel"], [role="group"][aria-labelledby="why"], [aria-label="Kind of questions"]';

/** The texts that an element cuts off, and what is wider than the window. */
const cut = (page: Page) =>
  page.evaluate((scrolling) => {
    const problems: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, position, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Words for screen readers are a pixel wide.
      if (box.width <= 1 || box.height <= 1 || clipPath !== 'none') continue;
      // Long questions in a list are cut on purpose.
      if (webkitLineClamp !== 'none') continue;
      if (element.closest(scrolling)) continue;
      const text = element.innerText?.trim().slice(0, 40);
      if (!text) continue;
      const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 2) problems.push(`below: ${text}`);
      if (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 2) problems.push(`beside: ${text}`);
      if (own && textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
        problems.push(`dots: ${text}`);
      if (own && position !== 'fixed' && box.right > document.documentElement.clientWidth + 1)
        problems.push(`outside: ${text}`);
    }
    return problems;
  }, scrolling);

/** Our fonts come after the first paint, and are narrower than those that stand in for them. */
const expectNothingCut = (page: Page, what: string) => expect.poll(() => cut(page), { message: what }).toEqual([]);

for (const [width, tag] of [
  [375, ''],
  [1280, ' @deep'],
] as const) {
  const viewport = { width, height: 800 };

  test(`with text of twice the size nothing is cut in a window of ${width} px${tag}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [path] of openPages) {
      await page.goto(path);
      await expectNothingCut(page, path);
    }
    await startQuiz(page, 'Immediately');
    await onPage(page).answer('A').click();
    await expectNothingCut(page, 'a solution');
  });

  memberTest(`nor of what a learner has, in a window of ${width} px @deep`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for await (const shown of learnerPages(page)) await expectNothingCut(page, shown);
  });
}
