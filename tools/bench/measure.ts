import { type BrowserContext, chromium, type Page } from 'playwright';
import { gzipSync } from 'node:zlib';
import type { AnswerMode } from '../../src/quiz/types.ts';
import { paths } from '../../src/app/paths.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { retrieveQuiz } from '../../contract/exams.ts';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { answerQuestions, click, settle } from './drive.ts';
import { installProbe } from './probe.ts';
import { gzipKb } from './size.ts';
import { layoutShift, quantile } from './stats.ts';

/** The phone that is measured, and how much slower than this machine and network it is. */
export const PHONE = {
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  cpu: 4,
  /** Milliseconds that every answer of the network takes to begin. */
  latency: 150,
  /** Bytes per second. */
  down: 1_600_000 / 8,
  up: 750_000 / 8,
} as const;

/** Questions that are answered, one pick each. */
export const PICKS = 60;

/** A page to measure: ours in one of its modes, or the floor, which has none. */
export interface Subject {
  readonly origin: string;
  readonly mode: AnswerMode | 'floor';
  /** The quiz as it comes over the wire. */
  readonly quiz: string;
}

/** What one visit gave; times in milliseconds. */
export interface Visit {
  /** All scripts that came until the page was idle: what it needs (see size.ts), and what it fetches ahead. */
  readonly scriptKb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly p50: number;
  readonly p98: number;
  /** Most elements on the page, while the navigator is folded away and while it is not. */
  readonly closed: number;
  readonly open: number;
}

/** Opens a page in a browser of its own, answers its questions and tells how that went. */
export async function measure(subject: Subject): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    return await visit(await browser.newContext(PHONE.screen), subject);
  } finally {
    await browser.close();
  }
}

async function visit(context: BrowserContext, { origin, mode, quiz }: Subject): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  await serveQuiz(page, quiz);
  await throttle(page);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then(gzipKb));
  });

  await page.goto(origin + paths.quiz.href('administrator'));
  const first = mode === 'floor' ? page.locator('main h2') : page.getByText('When would you like to see answers?');
  await first.waitFor();
  await settle(page);
  const { fcp, lcp } = await page.evaluate(() => window.probe);
  const scriptKb = (await Promise.all(scripts)).reduce((sum, kb) => sum + kb, 0);

  const press = (name: string) => click(page, page.getByRole('button', { name }));
  const isFloor = mode === 'floor';
  if (!isFloor) await press(mode === 'end' ? 'At the end of exam' : 'Immediately');
  const { times, mostElements } = await answerQuestions(page, PICKS);
  // The floor's navigator can't be folded away.
  const open = isFloor ? mostElements : (await press('All questions')).elements;
  const { shifts } = await page.evaluate(() => window.probe);
  return {
    scriptKb,
    fcp,
    lcp,
    cls: layoutShift(shifts),
    p50: quantile(times, 0.5),
    p98: quantile(times, 0.98),
    closed: isFloor ? Number.NaN : mostElements,
    open,
  };
}

/** Answers the quiz call after the time that the network would take: an intercepted call is not slowed by itself. */
async function serveQuiz(page: Page, body: string): Promise<void> {
  const wait = PHONE.latency + (gzipSync(body).length / PHONE.down) * 1000;
  await page.route(`**/api${fillPath(retrieveQuiz.path, { developerType: 'administrator' })}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fulfill({ contentType: 'application/json', body });
  });
}

async function throttle(page: Page): Promise<void> {
  const { cpu: rate, latency, down: downloadThroughput, up: uploadThroughput } = PHONE;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const network = { offline: false, latency, downloadThroughput, uploadThroughput };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
