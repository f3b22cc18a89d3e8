import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { qualityFile } from '../../tools/catalog/qualityFile.ts';
import { readTree } from '../../tools/storyTree.ts';
import type { Difference } from './differences.ts';
import { qualityOf } from './quality.ts';
import { type Run, writeRun } from './run.ts';

/** Keeps what a run says of the catalog, for its page and for machines: the differences are those that remain. */
export async function keepQuality(run: Run, remaining: readonly Pick<Difference, 'story' | 'mode'>[]): Promise<void> {
  const judged = { ...run, differences: remaining.map(({ story, mode }) => ({ story, mode })) };
  writeRun(judged);
  mkdirSync(dirname(qualityFile), { recursive: true });
  writeFileSync(qualityFile, JSON.stringify(qualityOf(judged, await readTree()), undefined, 2));
}
