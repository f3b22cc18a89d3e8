/**
 * Measures how long pages of the built catalog take to show their first story, with the frame around them and nothing in
 * the browser's cache: `npm run bench:catalog`, after `npm run build-storybook`.
 */
import { chromium } from 'playwright';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { command } from '../command.ts';
import { median } from '../figures.ts';
import { withCatalog } from '../../tests/deep/servedCatalog.ts';

const pages = ['controls-button--docs', 'cards-examcard--docs', 'quiz-answeroption--docs', 'forms-textfield--docs'];
const RUNS = 5;

await command(() =>
  withCatalog(async (address) => {
    await using browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
    const seconds: Record<string, number> = {};
    for (const id of pages) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        // A browser's own pages have a context each, and so nothing in the cache.
        await using page = await browser.newPage();
        const start = performance.now();
        await page.goto(`${address}?path=/docs/${id}`);
        await page.frameLocator('#storybook-preview-iframe').locator('[data-padded]').first().waitFor();
        times.push(performance.now() - start);
      }
      seconds[id] = Number((median(times) / 1000).toFixed(1));
    }
    console.table(seconds);
  }),
);
