import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { installProbe } from './probe.ts';

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

/** What was measured, in words. */
export function phoneInWords(): string {
  const { screen, cpu, latency, down } = PHONE;
  const { width, height } = screen.viewport;
  return `Screen ${width}x${height}, CPU ${cpu}x slower, ${(down * 8) / 1e6} Mbps, ${latency} ms latency`;
}

/** Lets `visit` look at a page of a slow phone, in a browser that has seen nothing before. */
export async function onPhone<Result>(visit: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    return await visit(await slowPage(await browser.newContext(PHONE.screen)));
  } finally {
    await browser.close();
  }
}

/** A busy machine may end a browser: that costs one visit, and not the whole run. */
export async function twiceAtMost<Result>(visit: () => Promise<Result>): Promise<Result> {
  return visit().catch((error: unknown) => {
    console.error('once more, as this visit failed:', error);
    return visit();
  });
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const { cpu: rate, latency, down: downloadThroughput, up: uploadThroughput } = PHONE;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
  return page;
}
