/**
 * Runs the stories and compares how they look:
 *
 *     npm run test:visual -- [-u] [--changed [REF]] [--against REF] [paths and options of Vitest]
 *     npm run test:visual -- approve [TEXT ...]
 *
 * `-u` keeps how everything looks that ran. `approve` keeps what the last run reported, of all stories or of those whose id
 * contains a text. `--changed` takes only the stories that a change since a commit can reach, by default what is not
 * committed. `--against` compares with another commit instead of with the lines.
 */
import { globSync } from 'node:fs';
import { sourceModules } from '../../tools/catalog/sourceModule.ts';
import { readStories } from '../../tools/stories.ts';
import { compareWith } from './against.ts';
import { approvedOf } from './approve.ts';
import { changedSince, changedStories } from './changed.ts';
import { type Difference, differencesOf } from './differences.ts';
import { keepQuality } from './keepQuality.ts';
import { approvedLooks, readLooks, writeLooks } from './looks.ts';
import { type JudgedDifference, prove } from './prove.ts';
import { writeReport } from './report/report.ts';
import { readRun, type Run } from './run.ts';
import { runAgain } from './runAgain.ts';
import { runStories } from './runStories.ts';

const args = onlyChanged(process.argv.slice(2));

if (args === undefined) console.log('No story can reach what has changed.');
else if (args[0] === 'approve') await approve(args.slice(1));
else if (args.includes('-u')) await update(args.filter((arg) => arg !== '-u'));
else if (args.includes('--against')) await against(args);
else await compare(args);

/** Puts the files of stories in the place of `--changed`; undefined where there are none. */
function onlyChanged(own: readonly string[]): readonly string[] | undefined {
  const at = own.indexOf('--changed');
  if (at === -1) return own;
  const ref = own[at + 1]?.startsWith('-') ? undefined : own[at + 1];
  const files = changedStories(
    globSync('src/**/*.stories.tsx').map((file) => file.replaceAll('\\', '/')),
    changedSince(ref ?? 'HEAD'),
    sourceModules(process.cwd()),
  );
  return files.length > 0 ? [...own.toSpliced(at, ref === undefined ? 1 : 2), ...files] : undefined;
}

/** Keeps what the last run reported, of the stories whose id contains one of these texts. */
async function approve(texts: readonly string[]): Promise<void> {
  const run = readRun();
  const { approved, remaining } = approvedOf(readLooks(), run, texts);
  await keep(approved);
  await keepQuality(run, remaining);
}

/** Runs stories and keeps how they look. */
async function update(own: readonly string[]): Promise<void> {
  const { run, passed } = runStories({ args: own, isAnew: true });
  await keep(differencesOf(readLooks(), run));
  await keepQuality(run, []);
  if (!passed) process.exitCode = 1;
}

async function keep(differences: readonly Difference[]): Promise<void> {
  const stories = (await readStories()).filter(({ hasPicture }) => hasPicture);
  writeLooks(approvedLooks(readLooks(), differences, new Set(stories.map(({ id }) => id))));
  console.log(`${differences.length} looks are kept as they are now.`);
}

/** Runs stories and compares how they look with how they did at another commit. */
async function against(own: readonly string[]): Promise<void> {
  const at = own.indexOf('--against');
  const ref = own[at + 1];
  if (ref === undefined) throw new Error('--against takes a commit.');
  const { run, judged, passed } = compareWith(ref, own.toSpliced(at, 2));
  await keepQuality(run, judged);
  report(run, judged, passed);
}

/** Runs stories and compares how they look with their lines. */
async function compare(own: readonly string[]): Promise<void> {
  const known = readLooks();
  const { run, passed } = runAgain(runStories({ args: own }), known);
  const judged = prove(differencesOf(known, run), run);
  await keepQuality(
    run,
    judged.filter(({ isOfMachine }) => !isOfMachine),
  );
  report(run, judged, passed);
}

function report({ stories }: Run, judged: readonly JudgedDifference[], passed: boolean): void {
  const real = judged.filter(({ isOfMachine }) => !isOfMachine);
  const looks = stories.flatMap((story) => story.looks);
  console.log(`${looks.length} looks of ${stories.length} stories: ${real.length || 'none'} different`);
  const ofMachine = judged.length - real.length;
  if (ofMachine > 0)
    console.log(`${ofMachine} more differ on this machine from their lines, before the change as after it`);
  for (const { id } of stories.filter((story) => !story.passed)) console.log(`  ${id} failed`);
  if (!passed || real.length > 0) process.exitCode = 1;
  if (real.length === 0) return;
  for (const { story, mode, before, now } of real)
    console.log(`  ${story} ${mode}: ${before ?? 'new'} -> ${now ?? 'gone'}`);
  console.log(`Look at ${writeReport(real)}; npm run test:visual -- approve [part of an id] keeps what is meant.`);
}
