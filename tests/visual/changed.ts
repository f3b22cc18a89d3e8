import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { SourceModule } from '../../tools/catalog/sourceModule.ts';
import { reach } from '../../tools/catalog/usage.ts';

/** What every story stands on: the catalog, its theme and mocks, what takes the pictures, and files that no import names. */
const ofAll =
  /^(?:\.storybook|tokens|public|content|src\/(?:theme|mocks)|tests\/(?:visual(?!\/looks)|browser))\/|^(?:package-lock\.json|vite\.config\.ts)$|\.svg$/;

/** What loads with every story, and what with those of screens alone: the app's routes and the mocks. */
const entriesOfAll = ['.storybook/preview.tsx', 'vitest.config.ts'];
const entryOfScreens = '.storybook/site.ts';

/** Files that a change can be seen in: those of stories that reach one of the changed files. */
export function changedStories(
  storyFiles: readonly string[],
  changed: readonly string[],
  read: (file: string) => Pick<SourceModule, 'loads'>,
): string[] {
  const ofEach = reach(entriesOfAll, read, (loaded) => loaded !== entryOfScreens);
  if (changed.some((file) => ofAll.test(file) || ofEach.has(file))) return [...storyFiles];
  return storyFiles.filter((file) => {
    const seen = reach(entriesOf(file), read, (loaded) => mayBeSeenIn(file, loaded));
    return changed.some((one) => seen.has(one));
  });
}

const isOfScreen = (file: string) => file.startsWith('src/screens/');

const entriesOf = (file: string) => (isOfScreen(file) ? [file, entryOfScreens] : [file]);

/** The routes load every screen, but a story of one screen shows that alone, and a component's story none. */
const mayBeSeenIn = (story: string, loaded: string) =>
  isOfScreen(loaded) ? dirname(loaded) === dirname(story) : loaded !== entryOfScreens || isOfScreen(story);

/** The files that differ from a commit, committed or not, from the project's root. */
export function changedSince(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')];
}
