/**
 * Measures the built site as on a slow phone, and beside it another built checkout:
 *
 *     npm run bench [-- --against DIR] [--runs N]
 *
 * The sites take turns, so that a busy machine slows both. Milliseconds differ from machine to machine: compare ratios,
 * and only within one run.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { paths } from '../../domain/paths.ts';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { command } from '../command.ts';
import { median } from '../figures.ts';
import { installProbe } from './probe.ts';
import { startSites } from './startSites.ts';

/** A slow phone: how much slower than this machine and network it is. */
const phone = {
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};

/** The pages that are measured, by name. */
const pages = {
  home: paths.home.href(),
  list: paths.certifications.href(),
  quiz: paths.quiz.href('administrator'),
  articles: paths.articles.href(),
};

/** The ways to take a quiz: the words on the button that starts each. */
const modes = { end: 'At the end of exam', immediate: 'Immediately' };

/** Questions that are answered in one visit: as many as a visitor may open. */
const QUESTIONS = 10;

/** What is measured, such as `home, LCP`: all values by site. */
type Rows = Map<string, Record<string, number[]>>;

await command(async () => {
  const { values } = parseArgs({
    options: { against: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const runs = Number(values.runs);
  await using served = new AsyncDisposableStack();
  const sites = await startSites(served, values.against);

  const rows: Rows = new Map();
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}`);
    const turns = Object.entries(sites);
    // The order alternates, as the second site may find another machine than the first.
    for (const [name, origin] of run % 2 ? turns : turns.toReversed()) {
      const add = (row: string, figures: readonly number[]) => {
        const all = rows.get(row) ?? {};
        rows.set(row, { ...all, [name]: [...(all[name] ?? []), ...figures] });
      };
      await measurePages(origin, add);
      await measurePicks(origin, add);
    }
  }
  console.log(
    `CPU ${phone.cpu} times slower, 1.6 Mbit/s, ${phone.network.latency} ms latency; medians of ${runs} runs.\n`,
  );
  console.table(report(rows));
});

type Add = (row: string, figures: readonly number[]) => void;

/** Loads every page: times in milliseconds, and the scripts that were sent until the page was idle, in KB. */
async function measurePages(origin: string, add: Add): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await onPhone(origin + path, async (page) => {
      const { fcp, lcp, shift, blocked, scripts } = await page.evaluate(() => ({
        ...window.probe,
        scripts: performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      }));
      const kb = scripts.reduce((sum, size) => sum + size, 0) / 1024;
      for (const [figure, value] of Object.entries({ FCP: fcp, LCP: lcp, CLS: shift, TBT: blocked, 'JS KB': kb })) {
        add(`${name}, ${figure}`, [value]);
      }
    });
  }
}

/** Answers a visitor's questions in each mode: milliseconds from a click to its paint. */
async function measurePicks(origin: string, add: Add): Promise<void> {
  for (const [mode, start] of Object.entries(modes)) {
    await onPhone(origin + pages.quiz, async (page) => {
      await click(page, start);
      const times = { pick: [] as number[], next: [] as number[] };
      for (let question = 1; question < QUESTIONS; question += 1) {
        times.pick.push(await click(page, /^A\W|^A[A-Z]/));
        times.next.push(await click(page, /^\s*Next\s*$/));
      }
      add(`pick, ${mode}`, times.pick);
      add(`next, ${mode}`, times.next);
    });
  }
}

/** Opens a page in a new browser as on the phone, waits until it is calm, and does something with it. */
async function onPhone(url: string, act: (page: Page) => Promise<void>): Promise<void> {
  await using browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  const page = await browser.newPage(phone.screen);
  await page.addInitScript(installProbe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
  await session.send('Network.emulateNetworkConditions', phone.network);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.now() - window.probe.busy > 1000, undefined, { polling: 250 });
  await act(page);
}

/** Clicks the first button with a text and returns the time until its paint. */
async function click(page: Page, hasText: string | RegExp): Promise<number> {
  const { x, y } = await page
    .locator('button, [role=button]', { hasText })
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  const count = await page.evaluate(() => window.probe.clicks.length);
  await page.mouse.click(x, y);
  await page.waitForFunction((before) => window.probe.clicks.length > before, count);
  await page.waitForTimeout(80); // what follows the paint must not fall into the next click
  return page.evaluate(() => window.probe.clicks.at(-1) ?? Number.NaN);
}

/** Every row with the medians of both sites, and their ratio. */
function report(rows: Rows) {
  const table = [...rows].map(([name, { this: own = [], other }]) => {
    const decimals = name.endsWith('CLS') ? 3 : name.startsWith('pick') || name.startsWith('next') ? 1 : 0;
    const shown = (values: readonly number[]) => Number(median(values).toFixed(decimals));
    const ratio = other && Number((median(own) / median(other)).toFixed(2));
    return [name, { this: shown(own), ...(other && { other: shown(other), 'this/other': ratio }) }] as const;
  });
  return Object.fromEntries(table);
}
