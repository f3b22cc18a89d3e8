import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { freePort } from '../freePort.ts';
import { shown, textTable } from './figures.ts';
import { pages } from './pages.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse, as on a phone, on every page of the sites: the best score of all runs, and what costs a score. */
export async function lighthouseReport(origins: Readonly<Record<string, string>>, runs: number): Promise<string> {
  const scores = new Map<string, number[]>();
  const faults = new Set<string>();
  for (let run = 1; run <= runs; run += 1) {
    for (const [site, origin] of Object.entries(origins)) {
      for (const [page, path] of Object.entries(pages)) {
        console.error(`Lighthouse, run ${run} of ${runs}: ${page} of ${site}`);
        const { categories: found, audits } = await audit(origin + path);
        const name = `${site}, ${page}`;
        scores.set(
          name,
          categories.map((id, at) => Math.max(100 * (found[id]?.score ?? 0), scores.get(name)?.[at] ?? 0)),
        );
        const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
        for (const { id } of counted) {
          const { score = 1, displayValue = '' } = audits[id] ?? {};
          if (score !== null && score < 1) faults.add(`${name}: ${id} ${displayValue}`);
        }
      }
    }
  }
  const rows = [...scores].map(([name, values]) => [name, ...values.map((value) => shown(value, 0))]);
  return [textTable([['', ...categories], ...rows]), '', 'Below 100 at least once for', ...faults].join('\n');
}

async function audit(url: string) {
  const port = await freePort();
  const args = [...browserArgs, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await browserPath(), args });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
