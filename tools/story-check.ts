/** Checks that components and screens have the stories that each needs: `node tools/story-check.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { site } from './build/site.ts';

/** States that a screen has by what it, or what it uses of `src/data`, imports. */
const states: readonly (readonly [imports: RegExp, names: readonly string[]])[] = [
  [/from 'swr(?:\/immutable)?'/, ['Loading', 'Empty', 'Error']],
  [/import \{[^}]*\buseParams\b/, ['NotFound']],
];

/** What is missing, as sentences. `files` are all sources and pages of the catalog by their path, with their text. */
export function missingStories(files: ReadonlyMap<string, string>): string[] {
  const paths = [...files.keys()];
  const isStories = (path: string) => path.endsWith('.stories.tsx');
  const storiesIn = (path: string) =>
    [...(files.get(path) ?? '').matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
  const usedOutside = new Set(
    paths
      .filter((path) => !isStories(path))
      .flatMap((path) => importsOf(files, path).filter((imported) => dirname(imported) !== dirname(path))),
  );
  // What only its own folder renders is a part, seen in the stories of the component.
  const components = paths.filter(
    (path) =>
      /^src\/components\/\w+\/\w+\/[A-Z]\w*\.tsx$/.test(path) &&
      (basename(path, '.tsx') === basename(dirname(path)) || usedOutside.has(path)),
  );
  const screens = paths.filter((path) => /^src\/screens\/\w+\/\w+Screen\.tsx$/.test(path));
  return [
    ...components
      .filter((path) => !storiesIn(path.replace('.tsx', '.stories.tsx')).includes('Default'))
      .map((path) => `${path} has no story Default in a file of its own`),
    ...screens.flatMap((path) => {
      const beside = paths.filter((other) => dirname(other) === dirname(path));
      const names = new Set(beside.filter(isStories).flatMap(storiesIn));
      const text = withData(
        files,
        beside.filter((other) => !isStories(other)),
      );
      const needed = ['Default', ...states.flatMap(([imports, own]) => (imports.test(text) ? own : []))];
      return needed.filter((name) => !names.has(name)).map((name) => `${path} has no story ${name}`);
    }),
    ...[...files].flatMap(([path, text]) =>
      [...text.matchAll(/^import \* as (\w+) from '(\S+\.stories\.tsx)'/gm)].flatMap(([, name = '', from = '']) => {
        const has = storiesIn(join(dirname(path), from));
        const shown = [...text.matchAll(new RegExp(`\\{${name}\\.(\\w+)`, 'g'))].map(([, story = '']) => story);
        return shown.filter((story) => !has.includes(story)).map((story) => `${path} shows no story: ${name}.${story}`);
      }),
    ),
  ];
}

/** The text of files, and of all that they import from `src/data`. */
function withData(files: ReadonlyMap<string, string>, paths: readonly string[]): string {
  const seen = new Set(paths);
  for (const path of seen) {
    for (const imported of importsOf(files, path)) if (imported.startsWith('src/data/')) seen.add(imported);
  }
  return [...seen].map((path) => files.get(path) ?? '').join('\n');
}

/** The paths of our files from which a file imports more than types. */
const importsOf = (files: ReadonlyMap<string, string>, path: string) =>
  [...(files.get(path) ?? '').matchAll(/(?:^import (?!type )[^;]*? from |\bimport\()'(\.[^']+)'/gms)].map(
    ([, from = '']) => join(dirname(path), from),
  );

if (import.meta.main) {
  const paths = globSync(['src/**/*.{ts,tsx,mdx}', '.storybook/**/*.mdx'], { cwd: site.root }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const missing = missingStories(new Map(paths.map((path) => [path, readFileSync(join(site.root, path), 'utf8')])));
  for (const line of missing) console.log(line);
  console.log(
    `stories: ${missing.length === 0 ? 'each component and screen has its own' : `${missing.length} missing`}`,
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}
