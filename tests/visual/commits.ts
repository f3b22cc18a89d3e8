import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KnownFailure } from '../../server/knownFailure.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** What git answers; undefined where it knows no such thing. */
function asked(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/**
 * The commit to compare with, and both sides in words: the named one, else the last where something is not committed, else
 * where main was left.
 */
export function sidesOf(named: string | undefined): { commit: string; names: string } {
  const isDirty = git('status', '--porcelain') !== '';
  const base = asked('merge-base', 'HEAD', 'main') ?? asked('merge-base', 'HEAD', 'origin/main');
  const left = base === git('rev-parse', 'HEAD') ? 'HEAD~1' : base;
  const ref = named ?? (isDirty ? 'HEAD' : left);
  const commit = ref === undefined ? undefined : asked('rev-parse', '--verify', `${ref}^{commit}`);
  if (commit === undefined) throw new KnownFailure(`There is no commit ${ref ?? 'main'}: --against REF takes another.`);
  const nameOf = (one: string) => git('log', '-1', '--format=%h (%s)', one);
  return { commit, names: `${nameOf(commit)} with ${isDirty ? 'the working tree' : nameOf('HEAD')}` };
}

/** The files that differ from a commit, committed or not, from the project's root. */
export const changedSince = (commit: string): string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')].join('\n').split('\n');

/** The files below `src` at a commit, from the project's root. */
export const filesAt = (commit: string): string[] => git('ls-tree', '-r', '--name-only', commit, 'src').split('\n');

const cache = join(tmpdir(), 'certcrest-looks');
/** How many commits are kept. */
const limit = 3;

/** Where what is known of a commit is kept for the next time. Those that were asked for longest ago go. */
export function keptFolder(commit: string): string {
  const clone = hash('sha256', process.cwd()).slice(0, 8);
  const folder = join(cache, `${clone}-${commit.slice(0, 12)}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.utimesSync(folder, new Date(), new Date());
  const age = (name: string) => -fs.statSync(join(cache, name)).mtimeMs;
  const kept = fs.readdirSync(cache).toSorted((one, other) => age(one) - age(other));
  for (const name of kept.slice(limit)) fs.rmSync(join(cache, name), { recursive: true });
  git('worktree', 'prune');
  return folder;
}

/** The project as it was at a commit, with its packages: links to those here where they are the same. */
export function checkout(commit: string): string {
  const tree = join(keptFolder(commit), 'tree');
  if (!fs.existsSync(join(tree, '.git'))) git('worktree', 'add', '--detach', '--force', tree, commit);
  const packages = join(tree, 'node_modules');
  // npm writes it last.
  const list = join(packages, '.package-lock.json');
  const [now, then] = ['.', tree].map((folder) => fs.readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (fs.existsSync(list) && fs.lstatSync(list).isSymbolicLink() === (now === then)) return tree;
  fs.rmSync(packages, { recursive: true, force: true });
  if (now === then) {
    fs.mkdirSync(packages);
    // What Vite has bundled is each tree's own.
    for (const name of fs.readdirSync('node_modules').filter((one) => !one.startsWith('.vite')))
      fs.symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name));
  } else execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' });
  return tree;
}
