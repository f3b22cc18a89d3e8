/** Checks that stories and pictures are all there: `node tools/story-check.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { site } from './build/site.ts';

/** Components without stories of their own, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'src/components/frame/Toaster/Snackbars.tsx': 'only Toaster renders it; the stories of Toaster show it',
};

/** A story as Storybook's index has it. */
export interface Story {
  readonly id: string;
  /** Its file, from the project's root. */
  readonly file: string;
  readonly exportName: string;
  /** False where the story or its tags leave it out of the comparison. */
  readonly hasPicture: boolean;
}

/** What is checked. All paths are from the project's root. */
export interface Tree {
  /** Files of components: everything in their folders whose name starts with a capital. */
  readonly components: readonly string[];
  /** Screens; `source` is the text of the screen, of the parts beside it, and of what both use of `src/data`. */
  readonly screens: readonly { readonly file: string; readonly source: string }[];
  readonly stories: readonly Story[];
  /** Names of the pictures, without `.png`. */
  readonly pictures: readonly string[];
  /** Components that need no stories, each with the reason. */
  readonly exempt: Readonly<Record<string, string>>;
}

/** Everything that is missing or left over, as sentences. */
export function storyProblems(tree: Tree): string[] {
  return [
    ...componentProblems(tree),
    ...tree.screens.flatMap((screen) => screenProblems(screen, tree)),
    ...pictureProblems(tree),
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

function pictureProblems({ stories, pictures }: Tree): string[] {
  // As tests/visual/setup.ts asks for them and Vitest then writes them: runs of other signs become one dash.
  const expected = stories.filter(({ hasPicture }) => hasPicture).map(({ id }) => id.replaceAll(/[^a-z0-9]+/g, '-'));
  return [
    ...expected.filter((name) => !pictures.includes(name)).map((name) => `story ${name} has no picture`),
    ...pictures.filter((name) => !expected.includes(name)).map((name) => `picture ${name}.png has no story`),
  ];
}

/** Whether a story asks for no picture: by `noPicture` between its export and the next, or in the file's meta. */
export function asksForNoPicture(source: string, exportName: string): boolean {
  const [meta = '', ...stories] = source.split(/^export const /m);
  const own = stories.find((text) => text.match(/^\w+/)?.[0] === exportName) ?? '';
  return [meta, own].some((text) => text.includes('noPicture:'));
}

/** Reads the project: its files, its pictures, and the stories by Storybook's own index. */
async function readTree(): Promise<Tree> {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: site.root })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
  const read = (path: string) => readFileSync(join(site.root, path), 'utf8');
  const isPart = (path: string) => !path.endsWith('.stories.tsx');

  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(site.root, '.storybook') });
  const stories = Object.values(entries).flatMap((entry) => {
    if (entry.type !== 'story') return [];
    const file = entry.importPath.replace('./', '');
    const exportName = entry.exportName ?? entry.name;
    const isTested = entry.tags?.includes('test') ?? true;
    return { id: entry.id, file, exportName, hasPicture: isTested && !asksForNoPicture(read(file), exportName) };
  });

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
    stories,
    pictures: find('tests/visual/baselines/*.png').map((path) => basename(path, '.png')),
    exempt: EXEMPT,
  };
}

if (import.meta.main) {
  const tree = await readTree();
  const problems = storyProblems(tree);
  for (const problem of problems) console.log(problem);
  const counted = `${tree.components.length} components, ${tree.screens.length} screens, ${tree.stories.length} stories`;
  console.log(`${counted}, ${tree.pictures.length} pictures: ${problems.length || 'no'} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
