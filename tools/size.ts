/**
 * Prints how much JavaScript each route loads at first, in KB of 1024 bytes after gzip: `npm run size`. Fails where the
 * quiz route is above its budget.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { KnownFailure } from '../server/knownFailure.ts';
import { readManifest, withImports } from './build/manifest.ts';
import { site } from './build/site.ts';
import { command } from './command.ts';

/** KB that the quiz route may load at first. */
const BUDGET = 190;

await command(async () => {
  if (!existsSync(site.dist)) throw new KnownFailure('There is no built site: npm run build');
  const manifest = readManifest(site.dist);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  let quiz: number | undefined;
  for (const key of Object.keys(manifest)) {
    const [, name] = /screens\/\w+\/(\w+)Screen\.tsx$/.exec(key) ?? [];
    if (name === undefined) continue;
    const size = sizeOf(withImports(manifest, [...entries, key]));
    console.log(`${name.padEnd(20)} ${size.toFixed(1).padStart(6)} KB`);
    if (name === 'Quiz') quiz = size;
  }
  if (quiz === undefined) throw new KnownFailure('The build has no screen Quiz.');
  const verdict = `The quiz route loads ${quiz.toFixed(1)} KB of at most ${BUDGET} KB.`;
  if (quiz > BUDGET) throw new KnownFailure(verdict);
  console.log(`\n${verdict}`);
});

/** What files take after gzip, in KB. */
function sizeOf(files: ReadonlySet<string>): number {
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(site.dist, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
