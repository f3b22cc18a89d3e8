/**
 * Prints what scripts the built catalog loads until a story alone is shown, in KB of 1024 bytes after gzip, and how long
 * that takes from a server on this machine: `npm run size:catalog`, behind `npm run build-storybook`. Fails where either
 * is above its budget: measure on a machine that does nothing else. `--all` names each script.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { KnownFailure } from '../../server/knownFailure.ts';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { catalogFolder, withCatalog } from '../servedCatalog.ts';
import { command } from '../command.ts';
import { textTable } from './figures.ts';

/**
 * KB of the largest script, and of all that a story may need until it is shown, of which Storybook and React are 480; and
 * the ms until then.
 */
const BUDGETS = { largest: 400, all: 650, time: 1000 };

/** The story that is opened: a component that needs little. */
const STORY = 'base-themed-button--default';

/** How often it is opened; the first one starts the browser's own caches and is not counted. */
const TIMES = 6;

await command(() =>
  withCatalog(async (address) => {
    const { scripts, times } = await openStory(`${address}iframe.html?id=${STORY}&viewMode=story`);
    tell(scripts, times);
  }),
);

/** What a page knows of a story that has just been shown. */
interface Shown {
  /** Since the page was asked for, in ms. */
  readonly time: number;
  /** Addresses of what had been loaded by then: axe, which comes behind the story, is not among it. */
  readonly loaded: readonly string[];
}

/** Runs in the page, ahead of its own scripts: resolves with the frame that first shows the story. */
function whenShown(): void {
  const shown = new Promise<Shown>((resolve) => {
    const look = () => {
      const story = document.querySelector('#storybook-root button');
      if (!story?.checkVisibility()) return void requestAnimationFrame(look);
      resolve({ time: performance.now(), loaded: performance.getEntriesByType('resource').map(({ name }) => name) });
    };
    look();
  });
  Object.assign(window, { shown });
}

/** Opens a story again and again, each time without what the browser has kept. */
async function openStory(address: string) {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const times: number[] = [];
    const scripts = new Set<string>();
    for (let time = 0; time < TIMES; time++) {
      const page = await browser.newPage();
      await page.addInitScript(whenShown);
      await page.goto(address, { waitUntil: 'commit' });
      const shown = await page.evaluate(() => (window as unknown as { shown: Promise<Shown> }).shown); // set above
      for (const name of shown.loaded) if (name.endsWith('.js')) scripts.add(new URL(name).pathname);
      if (time > 0) times.push(shown.time);
      await page.close();
    }
    return { scripts, times };
  } finally {
    await browser.close();
  }
}

function tell(scripts: ReadonlySet<string>, times: readonly number[]): void {
  const sizes = [...scripts]
    .map((path) => ({ path, kb: gzipSync(readFileSync(join(catalogFolder, path)), { level: 9 }).length / 1024 }))
    .toSorted((a, b) => b.kb - a.kb);
  const shown = process.argv.includes('--all') ? sizes : sizes.slice(0, 12);
  console.log(textTable([['KB of JavaScript', ''], ...shown.map(({ path, kb }) => [path, kb.toFixed(1)])]));
  const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const largest = sizes[0]?.kb ?? 0;
  const verdict = [
    `A story is shown after ${median.toFixed(0)} ms, at most ${BUDGETS.time} ms.`,
    `It needs ${sizes.length} scripts of ${total.toFixed(1)} KB, at most ${BUDGETS.all} KB;`,
    `the largest has ${largest.toFixed(1)} KB, at most ${BUDGETS.largest} KB.`,
  ].join(' ');
  if (total > BUDGETS.all || largest > BUDGETS.largest || median > BUDGETS.time) throw new KnownFailure(verdict);
  console.log(`\n${verdict}`);
}
