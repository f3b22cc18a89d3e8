import { chromium, type Page } from 'playwright';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { PHONE, slowDown } from './slowPhone.ts';

declare global {
  interface Window {
    /** What `installProbe` collects in the page; times in milliseconds. */
    probe: {
      /** First and largest contentful paint, since the page was requested. */
      fcp: number;
      lcp: number;
      /** Layout shifts without a click just before them: time and score. */
      shifts: [at: number, score: number][];
      /** Long tasks. */
      tasks: [at: number, duration: number][];
      /** For each click the time from its event to the next paint. */
      clicks: number[];
      /** Clicks whose paint is still to come. */
      pending: number;
    };
  }
}

/** Runs in the page before its own scripts. Playwright sends it as text: it can use nothing from this file. */
function installProbe(): void {
  const probe: Window['probe'] = { fcp: 0, lcp: 0, shifts: [], tasks: [], clicks: [], pending: 0 };
  window.probe = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (probe.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => probe.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shifts.push([startTime, value]);
  });

  // A frame's callbacks run before its paint, and the first task after them runs after it.
  const onClick = ({ timeStamp }: Event) => {
    probe.pending += 1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        probe.clicks.push(performance.now() - timeStamp);
        probe.pending -= 1;
      };
      port2.postMessage(0);
    });
  };
  addEventListener('click', onClick, true);
}

/** How long a step of a visit may take on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

/** What was throttled, in words. */
export const conditions = `CPU ${PHONE.cpu}x slower, ${(PHONE.down * 8) / 1e6} Mbit/s, ${PHONE.latency} ms latency`;

/** Runs a visit in a new browser as on a slow phone. A visit that fails, as it may on a busy machine, is tried once more. */
export async function onPhone<Result>(visit: (page: Page) => Promise<Result>): Promise<Result> {
  const attempt = async () => {
    const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
    try {
      const page = await (await browser.newContext(PHONE.screen)).newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.addInitScript(installProbe);
      await slowDown(page);
      return await visit(page);
    } finally {
      await browser.close();
    }
  };
  return attempt().catch((error: unknown) => {
    console.error('This visit failed, once more:', error);
    return attempt();
  });
}

/** Opens a page and waits until the network is quiet and no long task has run for a second. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const isCalm = () => performance.now() - Math.max(0, ...window.probe.tasks.map(([at, time]) => at + time)) > 1000;
  await page.waitForFunction(isCalm, undefined, { polling: 250 });
  // A long task is reported a moment after its end: ask again after a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.waitForFunction(isCalm, undefined, { polling: 250 });
}
