import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { test } from 'vitest';
import { catalogFolder, withCatalog } from './servedCatalog.ts';
import { browserArgs, browserPath } from '../browser/browser.ts';
import { PATIENCE } from '../harness/patience.ts';

/** Whether each story on a page is there, run in the page. A call of the API that a story leaves open is not waited for. */
const areMounted = () =>
  [...document.querySelectorAll('[id^="story--"]')].every((story) => story.childElementCount > 0);

/** The stories that stand on a page itself, run in the page. */
const storiesOn = () =>
  [...document.querySelectorAll('[id^="story--"][id$="-inner"]')].map(({ id }) => id.slice(7, -6));

/** Whether a story on a page shows what it does alone, but for the ids that React makes up. Run in the page. */
const isShown = ([id, alone]: readonly [id: string, alone: string]) => {
  const story = document.querySelector(`[id="story--${id}-inner"]`);
  // Some of it may load only when it is near.
  story?.scrollIntoView();
  return [...(story?.children ?? [])].every(({ innerHTML }) => alone.includes(innerHTML.replaceAll(/_r_\w+_/g, '')));
};

/** What a story shows alone, after its steps. Run in the page of stories. */
const stateOf = (storyId: string) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    once: (event: string, act: () => void) => void;
    emit: (event: string, value: object) => void;
  }; // Storybook's
  channel.once('storyFinished', () =>
    resolve(document.querySelector('#storybook-root')?.innerHTML.replaceAll(/_r_\w+_/g, '') ?? ''),
  );
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  return promise;
};

/** Two windows, one for pages and one for stories alone: a tab behind another one paints nothing. */
const it = test.extend<{ windows: { address: string; page: Page; alone: Page; problems: string[] } }>({
  windows: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads here what a fixture needs.
    ({}, use) =>
      withCatalog(async (address) => {
        const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
        const options = { viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' } as const;
        const [page, alone] = await Promise.all([browser.newPage(options), browser.newPage(options)]);
        const problems: string[] = [];
        page.on('pageerror', ({ message, stack }) => problems.push(stack ?? message));
        await alone.goto(`${address}iframe.html?id=controls-busybutton--default`);
        await use({ address, page, alone, problems });
        await browser.close();
      }),
    { scope: 'file' },
  ],
});

const index = readFileSync(join(catalogFolder, 'index.json'), 'utf8');
const ids = [...index.matchAll(/"id":"([^"]+--docs)"/g)].map(([, id = '']) => id);

it.for(ids)('%s opens, and shows the states that it names', async (id, { windows, expect }) => {
  const { address, page, alone, problems } = windows;
  await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1').first().waitFor({ timeout: PATIENCE });
  await page.waitForFunction(areMounted, null, { timeout: PATIENCE });
  // A page of documentation shows several stories: one that covers it needs its parameter `framed`.
  if ((await page.locator('.MuiModal-root:visible').count()) > 0) problems.push('Something is over it.');
  for (const story of await page.evaluate(storiesOn)) {
    const own = await alone.evaluate(stateOf, story);
    await page
      .waitForFunction(isShown, [story, own] as const, { timeout: PATIENCE })
      .catch(() => problems.push(`${story} looks otherwise on its page.`));
  }
  // Its frames end here: what goes wrong in them is not the next page's.
  await page.goto('about:blank');
  expect(problems.splice(0)).toEqual([]);
});

it.for(['start', 'dialogs-and-modals-examdatedialog'])(
  '%s leaves the focus to its reader',
  async (id, { windows, expect }) => {
    const { address, page } = windows;
    await page.goto(`${address}iframe.html?viewMode=docs&id=${id}--docs`);
    await page.locator('iframe').last().contentFrame().getByRole('dialog', { includeHidden: true }).waitFor();
    const focused: unknown[] = [];
    for (let press = 0; press < 24; press++) {
      await page.keyboard.press('Tab');
      focused.push(await page.evaluate(() => document.activeElement?.tagName));
    }
    // The contents first, then what is in a frame, if anything is, and what follows it.
    expect(focused.join(' ')).toMatch(/^A .*(?:IFRAME (?:A|BUTTON)\b|(?:A|BUTTON)$)/);
  },
);
