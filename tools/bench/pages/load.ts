import type { Page, Response } from 'playwright';
import { gzipKb } from '../gzipKb.ts';
import { settle } from '../settle.ts';
import { blockingTime, layoutShift } from '../stats.ts';

/** What loading a page took: packed sizes in KB, times in milliseconds. */
export interface Load {
  /** The page itself, with the styles and data in it. */
  readonly htmlKb: number;
  /** Style sheets, and the styles in the page. */
  readonly cssKb: number;
  /** All scripts that came until the page was idle: what it needs (see size.ts), and what it fetches ahead. */
  readonly scriptKb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly blocked: number;
  readonly cls: number;
}

/** Opens an address, and tells how that went once the page is idle. */
export async function load(page: Page, url: string): Promise<Load> {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  const document = await page.goto(url);
  await settle(page);
  const { fcp, lcp, shifts, tasks } = await page.evaluate(() => window.probe);

  async function weigh(type: string): Promise<number> {
    const some = responses.filter((response) => response.request().resourceType() === type);
    const weights = await Promise.all(some.map(async (response) => gzipKb(await response.body())));
    return weights.reduce((sum, kb) => sum + kb, 0);
  }
  const html = (await document?.text()) ?? '';
  return {
    htmlKb: gzipKb(html),
    cssKb: gzipKb(stylesIn(html)) + (await weigh('stylesheet')),
    scriptKb: await weigh('script'),
    fcp,
    lcp,
    blocked: blockingTime(tasks, fcp),
    cls: layoutShift(shifts),
  };
}

const stylesIn = (html: string) =>
  html
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs)
    .map(([, styles]) => styles)
    .toArray()
    .join('');
