/** What there is to look at: components, screens and their stories. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { site } from './build/site.ts';
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

/** The project, as far as it has to do with stories. All paths are from the project's root. */
export interface Tree {
  /** Files of components: everything in their folders whose name starts with a capital. */
  readonly components: readonly string[];
  /** Screens; `imports` are those of the screen, of the parts beside it, and of what both use of `src/data`. */
  readonly screens: readonly { readonly file: string; readonly imports: readonly Import[] }[];
  readonly stories: readonly Story[];
  /** Components that need no stories, each with the reason. */
  readonly exempt: Readonly<Record<string, string>>;
}

/** What a file imports, by its module record. */
export function importsOf(file: string, source: string): Import[] {
  return parseSync(file, source).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    if (values.length === 0) return [];
    return [{ from: moduleRequest.value, names: values.flatMap(({ importName }) => importName.name ?? []) }];
  });
}

/** Reads the project: its files, and the stories by Storybook's own index. */
export async function readTree(): Promise<Tree> {
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
    exempt: EXEMPT,
  };
}
