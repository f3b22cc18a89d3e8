import { twiceAtMost } from '../phone.ts';
import type { Sites } from '../sites.ts';
import { median } from '../stats.ts';
import { textTable } from '../textTable.ts';
import { ourPages } from '../pages/subjects.ts';
import { type Audit, audit, CATEGORIES } from './audit.ts';

/** Asks Lighthouse about our pages: its scores, and what keeps one below 100. */
export async function benchLighthouse({ ours }: Sites, runs: number): Promise<string> {
  const cases = Object.entries(ourPages).map(([name, path]) => ({ name, url: ours + path, audits: [] as Audit[] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url, audits } of cases) {
      console.error(`Lighthouse, run ${run} of ${runs}: ${name}`);
      audits.push(await twiceAtMost(() => audit(url)));
    }
  }
  const rows = cases.map(({ name, audits }) => [
    name,
    ...CATEGORIES.map((_, at) => median(audits.map(({ scores }) => scores[at] ?? Number.NaN)).toFixed(0)),
  ]);
  const faults = cases.flatMap(({ name, audits }) => middle(audits).faults.map((fault) => `${name}: ${fault}`));
  return [
    `Lighthouse, as on a phone. Medians of ${runs} visits.\n`,
    textTable([['', ...CATEGORIES], ...rows]),
    faults.length > 0 ? `\nBelow 100 for\n${faults.join('\n')}` : '\nNothing costs a score.',
  ].join('\n');
}

/** The visit that stands in the middle by its performance, the only score that varies from visit to visit. */
function middle(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const one = sorted[Math.floor(sorted.length / 2)];
  if (!one) throw new Error('Lighthouse has looked at nothing.');
  return one;
}
