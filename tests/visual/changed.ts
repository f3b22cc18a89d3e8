import { dirname, join } from 'node:path';

/** What every story stands on: the catalog, its theme and mocks, what takes the pictures, and files that no import names. */
const ofAll =
  /^(?:\.storybook|tokens|public|content|src\/(?:theme|mocks)|tests\/(?:visual|browser))\/|^(?:package-lock\.json|vite\.config\.ts)$|\.svg$/;

/** What no picture shows: tests, pages of documentation, checks and the report. */
const ofNone =
  /\.test\.tsx?$|\.mdx$|^\.storybook\/(?:docs|pages)\/|^tests\/visual\/(?:checks\/|changed|commits|report|visual)/;

/** What loads with every story, and what with those of screens alone: the app's routes and the mocks. */
const entriesOfAll = ['.storybook/preview.tsx', 'vitest.config.ts'];
const entryOfScreens = '.storybook/site.ts';

/** Files of the project that a source loads, now or later; types aside. */
const loadsOf = (file: string, source: string): string[] =>
  [
    ...source.matchAll(/(?:^|\n)(?:import|export)(?! type)[^;]*?'(\.[^']+\.tsx?)'|import\('(\.[^']+\.tsx?)'\)/g),
  ].flatMap(([, first, second]) => join(dirname(file), first ?? second ?? '').replaceAll('\\', '/'));

/** Files of stories that a change of some files can be seen in. */
export function changedStories(
  stories: readonly string[],
  all: readonly string[],
  read: (file: string) => string,
): string[] {
  const changed = all.filter((file) => !ofNone.test(file));
  const known = new Map<string, readonly string[]>();
  const loads = (file: string) => {
    const found = known.get(file) ?? loadsOf(file, read(file));
    known.set(file, found);
    return found;
  };
  /** All that some files load, but for what `isTaken` leaves out. */
  function reach(entries: readonly string[], isTaken: (file: string) => boolean): Set<string> {
    const seen = new Set(entries);
    for (const file of seen) for (const next of loads(file)) if (isTaken(next)) seen.add(next);
    return seen;
  }
  const ofEach = reach(entriesOfAll, (file) => file !== entryOfScreens);
  if (changed.some((file) => ofAll.test(file) || ofEach.has(file))) return [...stories];
  return stories.filter((story) => {
    const isScreen = story.startsWith('src/screens/');
    // The routes load every screen, but a story of one screen shows that alone, and a component's story none.
    const seen = reach(isScreen ? [story, entryOfScreens] : [story], (file) =>
      file.startsWith('src/screens/') ? dirname(file) === dirname(story) : file !== entryOfScreens || isScreen,
    );
    return changed.some((file) => seen.has(file));
  });
}
