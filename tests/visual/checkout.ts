import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lineOf, looksFolder } from './looks.ts';
import type { Look } from './run.ts';

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** The commit that a name stands for. Throws where there is none. */
export const commitOf = (ref: string): string => git(process.cwd(), 'rev-parse', '--verify', `${ref}^{commit}`);

/** The commit that wrote the line of a look; undefined where the history does not reach back to it. */
export function commitOfLine(look: Look, root = process.cwd()): string | undefined {
  const commit = git(root, 'log', '-1', '--format=%H', '-S', `${lineOf(look)}\n`, '--', looksFolder);
  return commit === '' || isBoundary(commit, root) ? undefined : commit;
}

/** Whether a shallow clone's history ends at a commit, which then seems to have written all that it has. */
function isBoundary(commit: string, root: string): boolean {
  const file = resolve(root, git(root, 'rev-parse', '--git-path', 'shallow'));
  return existsSync(file) && readFileSync(file, 'utf8').includes(commit);
}

/** The project as it was at a commit, with its packages, kept for the next time. */
export function checkoutOf(commit: string, root = process.cwd()): string {
  const folder = join(tmpdir(), `certcrest-${commit}`);
  // The system may have emptied its folder since.
  git(root, 'worktree', 'prune');
  if (!isRestored(folder)) {
    rmSync(folder, { recursive: true, force: true });
    git(root, 'worktree', 'add', '--detach', '--force', folder, commit);
  }
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    execFileSync('npm', ['ci', '--prefer-offline', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  }
  return folder;
}

/**
 * Whether there is a checkout, without a change that a run that was ended may have left (planted/planted.ts). One whose
 * clone is gone is none.
 */
function isRestored(folder: string): boolean {
  if (!existsSync(folder)) return false;
  try {
    git(folder, 'restore', '.');
    return true;
  } catch {
    return false;
  }
}
