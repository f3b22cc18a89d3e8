/**
 * Proves that the tests of stories fail when they should. Plants defects one at a time in a checkout of the last commit,
 * runs the stories that should see each, and prints what saw it:
 *
 *     npm run test:planted -- [part of a defect's name]
 *
 * Before that the same stories run with nothing planted: they must look and behave as their lines say.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutOf, commitOf } from '../checkout.ts';
import { differencesOf } from '../differences.ts';
import { looksFolder, readLooks } from '../looks.ts';
import { looksCache } from '../run.ts';
import { runStories } from '../runStories.ts';
import { changed, type Change, type Watch } from './defect.ts';
import { defects } from './defects.ts';
import { seenBy } from './seenBy.ts';

const root = checkoutOf(commitOf('HEAD'));
const folder = join(looksCache(), 'planted');
const known = readLooks(join(root, looksFolder));

const text = process.argv.slice(2).join(' ');
const chosen = defects.filter(({ name }) => name.includes(text));
if (chosen.length === 0) throw new Error(`No defect has "${text}" in its name.`);

// A run that is ended from the keyboard puts the file back, too.
process.on('SIGINT', () => undefined);
rmSync(folder, { recursive: true, force: true });

if (isUntouchedSeen()) process.exitCode = 1;
else plantAll();

/** What saw something wrong in these stories, or by this script. */
function look(watch: Watch): string[] {
  if ('script' in watch) {
    const { status, stdout } = spawnSync(process.execPath, [watch.script], { cwd: root, encoding: 'utf8' });
    return status === 0 ? [] : [`${watch.script} (${stdout.split('\n', 1).join('')})`];
  }
  const { run } = runStories({ root, folder, args: watch.stories, isQuiet: true });
  return seenBy(run, differencesOf(known, run));
}

/** Whether the stories and scripts see something although nothing is planted, which makes their answers worthless. */
function isUntouchedSeen(): boolean {
  const stories = new Set(chosen.flatMap((defect) => ('stories' in defect ? defect.stories : [])));
  const scripts = new Set(chosen.flatMap((defect) => ('script' in defect ? [defect.script] : [])));
  const seen = [
    ...(stories.size > 0 ? look({ stories: [...stories] }) : []),
    ...[...scripts].flatMap((script) => look({ script })),
  ];
  console.log(`nothing planted, ${stories.size} files of stories: ${seen.join(', ') || 'nothing seen'}`);
  return seen.length > 0;
}

/** Does something while a change is in its file. */
function planted<T>(change: Change, act: () => T): T {
  const path = join(root, change.file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, changed(before, change));
  try {
    return act();
  } finally {
    writeFileSync(path, before);
  }
}

function plantAll(): void {
  let caught = 0;
  for (const defect of chosen) {
    const seen = planted(defect, () => look(defect));
    if (seen.length > 0) caught += 1;
    console.log(`${defect.name}: ${seen.join(', ') || 'UNSEEN'}`);
  }
  console.log(`${caught} of ${chosen.length} planted defects were caught`);
  if (caught < chosen.length) process.exitCode = 1;
}
