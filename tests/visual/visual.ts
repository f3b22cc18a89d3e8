/**
 * Shows what a change does to how everything looks: takes the stories' pictures as they are now and as they were at a
 * commit, on this machine, and writes a report of those that differ.
 *
 *     npm run test:visual [-- [--against REF] [--changed] [paths of stories or of their folders]]
 *
 * REF is by default the last commit where something is not committed, else where this branch left main. `--changed` takes
 * only the stories that a change since then can reach.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { KnownFailure } from '../../server/knownFailure.ts';
import { command } from '../../tools/command.ts';
import { changedStories } from './changed.ts';
import { changedSince, filesAt, sidesOf } from './commits.ts';
import { bringPictures, keepDifferences, takePictures } from './pictures.ts';

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
  const unknown = paths.find((path) => ![...now, ...then].some((file) => file.startsWith(path)));
  if (unknown !== undefined) throw new KnownFailure(`There are no stories in ${unknown}.`);
  const changed = changedSince(commit);
  const reached = new Set(
    values.changed
      ? [...changed, ...changedStories(now, changed, (file) => readFileSync(file, 'utf8'))]
      : [...now, ...then],
  );
  const isWanted = (file: string) =>
    reached.has(file) && (paths.length === 0 || paths.some((path) => file.startsWith(path)));
  console.log(`Comparing ${names}.`);

  rmSync(report, { recursive: true, force: true });
  const [before, after] = [join(report, 'before'), join(report, 'after')];
  const failedThen = bringPictures(commit, before, then.filter(isWanted));
  const failedNow = takePictures(process.cwd(), after, now.filter(isWanted));
  const compared = keepDifferences(report, [...failedThen, ...failedNow]);
  for (const name of failedThen) console.log(`${name} failed at ${commit.slice(0, 8)}`);
  for (const name of failedNow) console.log(`${name} failed`);
  console.log(
    `${compared.alike} pictures are alike, ${compared.changed} differ, ${compared.new} are new, ${compared.gone} are gone.`,
  );
  if (failedThen.length + failedNow.length > 0) process.exitCode = 1;
  if (compared.changed + compared.new + compared.gone === 0) return;
  process.exitCode = 1;
  const tool = fileURLToPath(import.meta.resolve('reg-cli/dist/cli.js'));
  const options = ['after', 'before', 'difference', '-R', 'index.html', '-J', 'looks.json'];
  spawnSync(process.execPath, [tool, ...options], { cwd: report, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(report, 'index.html'))) throw new KnownFailure('reg-cli wrote no report.');
  console.log(`Look at ${join(report, 'index.html')}`);
});
