import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, looksFolder } from './looks.ts';
import type { Look } from './run.ts';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that a name stands for. Throws where there is none. */
export const commitOf = (ref: string): string => git('rev-parse', '--verify', `${ref}^{commit}`);

/** The commit that wrote the line of a look; undefined where the history does not reach back to it. */
export const commitOfLine = (look: Look): string | undefined =>
  git('log', '-1', '--format=%H', '-S', `${lineOf(look)}\n`, '--', looksFolder) || undefined;

/** The project as it was at a commit, with its packages, kept for the next time. */
export function checkoutOf(commit: string): string {
  const folder = join(tmpdir(), `certcrest-${commit}`);
  if (!existsSync(folder)) git('worktree', 'add', '--detach', '--force', folder, commit);
  // A run that was ended may have left a change of its own (planted/planted.ts).
  else git('-C', folder, 'restore', '.');
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    execFileSync('npm', ['ci', '--prefer-offline', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  }
  return folder;
}
