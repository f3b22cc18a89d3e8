/**
 * Shows what a change does to how everything looks: takes the stories' pictures as they are now and as they were at a
 * commit, on this machine, and writes a report of those that differ.
 *
 *     npm run test:visual [-- [--against REF] [--changed] [paths of stories or of their folders]]
 *
 * REF is by default the last commit where something is not committed, else where this branch left main. `--changed` takes
 * only the stories that a change since then can reach.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from '../../tools/command.ts';
import { changedStories } from './changed.ts';
import { changedSince, filesAt, sidesOf } from './commits.ts';
import { bringPictures, keepDifferences, takePictures } from './pictures.ts';
import { writeReport } from './report.ts';

/** On a machine of two cores a story takes its pictures in about a second on each side, once the browser runs. */
const minutesFor = (stories: number): string =>
  stories < 20 ? 'less than a minute' : `about ${Math.ceil((20 + 2 * stories) / 60)} minutes`;

const report = join(process.cwd(), 'test-results/looks');

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, changed: { type: 'boolean', default: false } },
  });
  const { commit, names } = sidesOf(values.against);
  const now = globSync('src/**/*.stories.tsx').map((file) => file.replaceAll('\\', '/'));
  const then = filesAt(commit).filter((file) => file.endsWith('.stories.tsx'));
  const paths = positionals.map((path) => relative('.', path).replaceAll('\\', '/'));
  const isBelow = (file: string, path: string) => path === '' || file === path || file.startsWith(`${path}/`);
  const unknown = paths.find((path) => ![...now, ...then].some((file) => isBelow(file, path)));
  if (unknown !== undefined) throw new KnownFailure(`There are no stories in ${unknown}.`);
  const changed = changedSince(commit);
  const reached = new Set(
    values.changed
      ? [...changed, ...changedStories(now, changed, (file) => readFileSync(file, 'utf8'))]
      : [...now, ...then],
  );
  const isWanted = (file: string) =>
    reached.has(file) && (paths.length === 0 || paths.some((path) => isBelow(file, path)));
  const wanted = now.filter(isWanted);
  const count = wanted.reduce(
    (sum, file) => sum + (readFileSync(file, 'utf8').match(/^export const \w+ = .*\.story\(/gm)?.length ?? 0),
    0,
  );
  console.log(`Comparing ${names}: ${wanted.length} files, ${count} stories, ${minutesFor(count)}.`);

  rmSync(report, { recursive: true, force: true });
  const [before, after] = [join(report, 'before'), join(report, 'after')];
  const failedThen = bringPictures(commit, before, then.filter(isWanted));
  const failedNow = takePictures(process.cwd(), after, wanted);
  const all = [...new Set([...failedThen, ...failedNow])];
  const compared = keepDifferences(report, all);
  for (const name of failedThen) console.log(`${name} failed at ${commit.slice(0, 8)}`);
  for (const name of failedNow) console.log(`${name} failed`);
  const summary = `${compared.alike} pictures are alike, ${compared.changed} differ, ${compared.new} are new, ${compared.gone} are gone.`;
  console.log(summary);
  if (compared.changed + compared.new + compared.gone + all.length === 0) return;
  process.exitCode = 1;
  console.log(`Look at ${writeReport(report, `${names}: ${summary}`, all)}`);
});
