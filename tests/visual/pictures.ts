import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout, keptFolder } from './commits.ts';

/** Where the pictures of a file of stories are, below those of its side. */
const folderOf = (file: string) => file.replace('src/', '').replace('.stories.tsx', '');

/** Runs files of stories in a tree, each story of which takes its pictures. Answers what failed. */
export function takePictures(tree: string, folder: string, files: readonly string[]): string[] {
  mkdirSync(folder, { recursive: true });
  if (files.length === 0) return [];
  const vitest = join(tree, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'stories', ...files], {
    cwd: tree,
    stdio: 'inherit',
    env: { ...process.env, PICTURES: folder },
  });
  // A file that does not load has none.
  const missing = status === 0 ? [] : files.map(folderOf).filter((name) => !existsSync(join(folder, name)));
  // A story that failed has a picture of that alone.
  return [...globSync('**/failed.png', { cwd: folder }).map(dirname), ...missing];
}

/** Brings the pictures that files of stories had at a commit into a folder; answers what failed there. */
export function bringPictures(commit: string, folder: string, files: readonly string[]): string[] {
  const kept = join(keptFolder(commit), 'pictures');
  const unknown = files.filter((file) => !existsSync(join(kept, folderOf(file))));
  const failed = unknown.length > 0 ? takePictures(checkout(commit), folder, unknown) : [];
  for (const name of files.map(folderOf)) {
    const [there, here] = [join(kept, name), join(folder, name)];
    if (existsSync(there)) cpSync(there, here, { recursive: true });
    else if (!failed.some((one) => one === name || one.startsWith(`${name}/`))) {
      mkdirSync(here, { recursive: true });
      cpSync(here, there, { recursive: true });
    }
  }
  return failed;
}

/**
 * Leaves of two sides what differs, without the stories that failed on one of them, whose pictures go to `failed`. Answers
 * how many pictures there are of each kind.
 */
export function keepDifferences(report: string, failed: readonly string[]) {
  const [before, after] = [join(report, 'before'), join(report, 'after')];
  for (const name of failed)
    for (const side of ['before', 'after']) {
      const picture = join(report, side, name, 'failed.png');
      const shown = join(report, 'failed', side, `${name}.png`);
      mkdirSync(dirname(shown), { recursive: true });
      if (existsSync(picture)) renameSync(picture, shown);
      rmSync(join(report, side, name), { recursive: true, force: true });
    }
  const compared = { alike: 0, changed: 0, new: 0, gone: 0 };
  for (const picture of new Set([before, after].flatMap((cwd) => globSync('**/*.png', { cwd })))) {
    const [then, now] = [join(before, picture), join(after, picture)];
    if (!existsSync(then)) compared.new++;
    else if (!existsSync(now)) compared.gone++;
    else if (!readFileSync(then).equals(readFileSync(now))) compared.changed++;
    else {
      compared.alike++;
      for (const file of [then, now]) rmSync(file);
    }
  }
  return compared;
}
