import { onPhone, phoneInWords, twiceAtMost } from '../phone.ts';
import type { Sites } from '../sites.ts';
import { load, type Load } from './load.ts';
import { report } from './report.ts';
import { subjectsOf } from './subjects.ts';

/** Measures how pages load, beside the floors: what they weigh, when they are painted and whether they keep still. */
export async function benchPages(sites: Sites, runs: number): Promise<string> {
  const cases = subjectsOf(sites).map((subject) => ({ ...subject, loads: [] as Load[] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url, loads } of cases) {
      console.error(`pages, run ${run} of ${runs}: ${name}`);
      loads.push(await twiceAtMost(() => onPhone((page) => load(page, url))));
    }
  }
  return `How pages load. ${phoneInWords()}; sizes packed by gzip. Medians of ${runs} visits.\n\n${report(cases)}`;
}
