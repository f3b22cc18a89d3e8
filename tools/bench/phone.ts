import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { PHONE, slowDown } from '../../tests/browser/slowPhone.ts';
import { installProbe } from './probe.ts';

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
  await slowDown(page);
  return page;
}
