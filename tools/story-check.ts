/** Checks that stories and what is known of their looks are all there: `node tools/story-check.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readLooks } from '../tests/visual/looks.ts';
import { site } from './build/site.ts';
import { readStories, type Story } from './stories.ts';

/** Components without stories of their own, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'src/components/frame/Toaster/Snackbars.tsx': 'only Toaster renders it; the stories of Toaster show it',
};

/** What is checked. All paths are from the project's root. */
export interface Tree {
  /** Files of components: everything in their folders whose name starts with a capital. */
  readonly components: readonly string[];
  /** Screens; `source` is the text of the screen, of the parts beside it, and of what both use of `src/data`. */
  readonly screens: readonly { readonly file: string; readonly source: string }[];
  readonly stories: readonly Story[];
  /** Ids of the stories that tests/visual/looks has lines for. */
  readonly looks: readonly string[];
  /** Components that need no stories, each with the reason. */
  readonly exempt: Readonly<Record<string, string>>;
}

/** Everything that is missing or left over, as sentences. */
export function storyProblems(tree: Tree): string[] {
  return [
    ...componentProblems(tree),
    ...tree.screens.flatMap((screen) => screenProblems(screen, tree)),
    ...lookProblems(tree),
  ];
}

function componentProblems({ components, stories, exempt }: Tree): string[] {
  const storyFiles = new Set(stories.map(({ file }) => file));
  return [
    ...components
      .filter((file) => !(file in exempt) && !storyFiles.has(file.replace('.tsx', '.stories.tsx')))
      .map((file) => `${file} has no stories in ${basename(file, '.tsx')}.stories.tsx`),
    ...Object.keys(exempt)
      .filter((file) => !components.includes(file))
      .map((file) => `${file} is exempt from having stories, but is not there`),
  ];
}

/** The states that a screen's source has. */
const states: readonly (readonly [sign: RegExp, names: readonly string[]])[] = [
  [/from 'swr(?:\/immutable)?'/, ['Loading', 'Empty', 'Error']],
  [/from '[^']*Form\.tsx'/, ['Invalid', 'Submitting', 'Rejected']],
  [/\buseParams\b/, ['NotFound']],
];

function screenProblems({ file, source }: Tree['screens'][number], { stories }: Tree): string[] {
  const own = stories.filter((story) => dirname(story.file) === dirname(file));
  const names = new Set(own.map(({ exportName }) => exportName));
  const needed = ['Default', ...states.flatMap(([sign, wanted]) => (sign.test(source) ? wanted : []))];
  return needed.filter((name) => !names.has(name)).map((name) => `${file} has no story ${name}`);
}

function lookProblems({ stories, looks }: Tree): string[] {
  const expected = stories.filter(({ hasPicture }) => hasPicture).map(({ id }) => id);
  return [
    ...expected.filter((id) => !looks.includes(id)).map((id) => `story ${id} has no line in tests/visual/looks`),
    ...looks
      .filter((id) => !expected.includes(id))
      .map((id) => `tests/visual/looks has ${id}, which no story with a picture is`),
  ];
}

/** Reads the project: its files, how its stories look, and the stories by Storybook's own index. */
async function readTree(): Promise<Tree> {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: site.root })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
  const read = (path: string) => readFileSync(join(site.root, path), 'utf8');
  const isPart = (path: string) => !path.endsWith('.stories.tsx');

  /** The text of a file and of what it imports from beside it and from `src/data`. */
  function withParts(path: string, seen = new Set<string>()): string {
    if (seen.has(path)) return '';
    seen.add(path);
    const text = read(path);
    const parts = [...text.matchAll(/^import (?!type\b)[^;]*from '(\.\/[^']+|(?:\.\.\/)+data\/[^']+)'/gm)].map(
      ([, name = '']) => join(dirname(path), name),
    );
    return [text, ...parts.map((part) => withParts(part, seen))].join('\n');
  }

  return {
    components: find('src/components/*/*/[A-Z]*.tsx').filter(isPart),
    screens: find('src/screens/*/*Screen.tsx').map((file) => ({ file, source: withParts(file) })),
    stories: await readStories(),
    looks: readLooks().map(({ story }) => story),
    exempt: EXEMPT,
  };
}

if (import.meta.main) {
  const tree = await readTree();
  const problems = storyProblems(tree);
  for (const problem of problems) console.log(problem);
  const counted = `${tree.components.length} components, ${tree.screens.length} screens, ${tree.stories.length} stories`;
  console.log(`${counted}, ${tree.looks.length} looks: ${problems.length || 'no'} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
