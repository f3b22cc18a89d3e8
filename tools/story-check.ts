/** Checks that stories, what is known of their looks and the documentation are all there: `node tools/story-check.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { readLooks } from '../tests/visual/looks.ts';
import { site } from './build/site.ts';
import { docProblems } from './catalog/docProblems.ts';
import { readCatalog } from './catalog/readCatalog.ts';
import { readStories, type Story } from './stories.ts';

/** Components without stories of their own, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'src/components/frame/Toaster/Snackbars.tsx': 'only Toaster renders it; the stories of Toaster show it',
};

/** What a file imports from one module, types aside. */
export interface Import {
  readonly from: string;
  /** Names of the exports that are imported; the default one is left out. */
  readonly names: readonly string[];
}

/** What is checked. All paths are from the project's root. */
export interface Tree {
  /** Files of components: everything in their folders whose name starts with a capital. */
  readonly components: readonly string[];
  /** Screens; `imports` are those of the screen, of the parts beside it, and of what both use of `src/data`. */
  readonly screens: readonly { readonly file: string; readonly imports: readonly Import[] }[];
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

/** The states that a screen has by what it imports. */
const states: readonly (readonly [hasThem: (used: Import) => boolean, names: readonly string[]])[] = [
  [({ from }) => from === 'swr' || from === 'swr/immutable', ['Loading', 'Empty', 'Error']],
  [({ from }) => from.endsWith('Form.tsx'), ['Invalid', 'Submitting', 'Rejected']],
  [({ names }) => names.includes('useParams'), ['NotFound']],
];

function screenProblems({ file, imports }: Tree['screens'][number], { stories }: Tree): string[] {
  const own = stories.filter((story) => dirname(story.file) === dirname(file));
  const names = new Set(own.map(({ exportName }) => exportName));
  const needed = ['Default', ...states.flatMap(([hasThem, theirs]) => (imports.some(hasThem) ? theirs : []))];
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

/** What a file imports, by its module record. */
export function importsOf(file: string, source: string): Import[] {
  return parseSync(file, source).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    if (values.length === 0) return [];
    return [{ from: moduleRequest.value, names: values.flatMap(({ importName }) => importName.name ?? []) }];
  });
}

/** Reads the project: its files, how its stories look, and the stories by Storybook's own index. */
async function readTree(): Promise<Tree> {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: site.root })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
  const read = (path: string) => readFileSync(join(site.root, path), 'utf8');
  const isPart = (path: string) => !path.endsWith('.stories.tsx');

  /** The imports of a file, and of what it imports from beside it and from `src/data`. */
  function withParts(path: string, seen = new Set<string>()): Import[] {
    if (seen.has(path)) return [];
    seen.add(path);
    const imports = importsOf(path, read(path));
    const parts = imports
      .map(({ from }) => (from.startsWith('.') ? join(dirname(path), from) : from))
      .filter((part) => dirname(part) === dirname(path) || part.startsWith('src/data/'));
    return [...imports, ...parts.flatMap((part) => withParts(part, seen))];
  }

  return {
    components: find('src/components/*/*/[A-Z]*.tsx').filter(isPart),
    screens: find('src/screens/*/*Screen.tsx').map((file) => ({ file, imports: withParts(file) })),
    stories: await readStories(),
    looks: readLooks().map(({ story }) => story),
    exempt: EXEMPT,
  };
}

/** What is missing in the documentation of components; one with two story files is named once. */
const undocumented = () => new Set([...readCatalog(site.root).values()].flatMap(docProblems));

if (import.meta.main) {
  const tree = await readTree();
  const problems = [...storyProblems(tree), ...undocumented()];
  for (const problem of problems) console.log(problem);
  const counted = `${tree.components.length} components, ${tree.screens.length} screens, ${tree.stories.length} stories`;
  console.log(`${counted}, ${tree.looks.length} looks: ${problems.length || 'no'} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
