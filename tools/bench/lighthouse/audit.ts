import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArgs, browserPath } from '../../../tests/browser/browser.ts';

/** What Lighthouse looks at, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page. */
export interface Audit {
  /** For each category what it gives of 100. */
  readonly scores: readonly number[];
  /** Each thing that costs a score, with what Lighthouse says of it. */
  readonly faults: readonly string[];
}

/** Lets Lighthouse look at an address as on a phone, in a browser that has seen nothing before. */
export async function audit(url: string): Promise<Audit> {
  const chromeFlags = ['--headless=new', ...browserArgs];
  const chrome = await launch({ chromePath: await browserPath(), chromeFlags, ignoreDefaultFlags: false });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
    return summary(result.lhr);
  } finally {
    chrome.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function summary({ categories, audits }: Report): Audit {
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? Number.NaN) * 100));
  const counted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const faults = counted.flatMap(({ id }) => {
    const { score = null, displayValue, details } = audits[id] ?? {};
    return score === null || score === 1 ? [] : [id, displayValue, ...placesIn(details)].filter(Boolean).join(': ');
  });
  return { scores, faults };
}

/** Where in the page a fault is: the elements, addresses or texts that an audit names. */
function placesIn(details: Report['audits'][string]['details']): string[] {
  if (details?.type !== 'table') return [];
  return details.items.map(({ node, url, description }) => {
    const snippet = typeof node === 'object' && 'snippet' in node ? node.snippet : undefined;
    return [snippet, url, description].filter((place) => typeof place === 'string').join(' ');
  });
}
