import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { SourceModule } from '../../tools/catalog/sourceModule.ts';
import { reach } from '../../tools/catalog/usage.ts';

/** What every story stands on: the catalog, its theme and mocks, what takes the pictures, and files that are not imported. */
const ofAll =
  /^(?:\.storybook|tokens|public|content|src\/(?:theme|mocks)|tests\/(?:visual(?!\/looks)|browser))\/|^(?:package-lock\.json|vitest\.config\.ts|vite\.config\.ts)$/;

const isSource = (file: string) => /^(?:src|domain|contract)\//.test(file);

/** Files that a change can be seen in: those of stories that reach one of the changed files. */
export function changedStories(
  storyFiles: readonly string[],
  changed: readonly string[],
  read: (file: string) => Pick<SourceModule, 'loads'>,
): string[] {
  if (changed.some((file) => ofAll.test(file))) return [...storyFiles];
  return storyFiles.filter((file) => {
    const seen = reach(entriesOf(file), read, (loaded) => isSource(loaded) && mayBeSeenIn(file, loaded));
    return changed.some((one) => seen.has(one));
  });
}

const isOfScreen = (file: string) => file.startsWith('src/screens/');

/** A screen is shown at its address, by the app's own routes. */
const entriesOf = (file: string) => (isOfScreen(file) ? [file, 'src/app/AppRoutes.tsx'] : [file]);

/** The routes load every screen, but a story of one screen shows that alone. */
const mayBeSeenIn = (story: string, loaded: string) => !isOfScreen(loaded) || dirname(loaded) === dirname(story);

/** The files that differ from a commit, committed or not, from the project's root. */
export function changedSince(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')];
}
