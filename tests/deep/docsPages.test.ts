import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { catalogFolder, withCatalog } from '../../tools/servedCatalog.ts';
import { browserArgs, browserPath } from '../browser/browser.ts';
import { PATIENCE } from '../harness/patience.ts';

/** Whether each story on a page is there, run in the page. A call of the API that a story leaves open is not waited for. */
const areMounted = () =>
  [...document.querySelectorAll('[id^="story--"]')].every((story) => story.childElementCount > 0);

it(
  'each page of documentation in the built catalog opens, and nothing in it throws or covers it',
  { timeout: 10 * PATIENCE },
  async () => {
    const index = JSON.parse(readFileSync(join(catalogFolder, 'index.json'), 'utf8')) as {
      entries: Record<string, { id: string; type: string }>; // Storybook wrote it
    };
    const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');
    const problems: string[] = [];
    await withCatalog(async (address) => {
      const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
      const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
      let id = '';
      page.on('pageerror', ({ message }) => problems.push(`${id} throws ${message}`));
      for ({ id } of pages) {
        await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
        await page.locator('#storybook-docs h1').first().waitFor({ timeout: PATIENCE });
        await page.waitForFunction(areMounted, null, { timeout: PATIENCE });
        // A page of documentation shows several stories: one that covers it needs its parameter `framed`.
        if ((await page.locator('.MuiModal-root:visible').count()) > 0) problems.push(`${id} has something over it`);
      }
      await browser.close();
    });
    expect(pages.length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  },
);
