import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A source file, as far as it loads others. */
export interface SourceModule {
  /** From the project's root. */
  readonly file: string;
  /** Files of the project that it loads, now or later; types aside. */
  readonly loads: readonly string[];
}

/** Reads sources below a root, each once. */
export function sourceModules(root: string): (file: string) => SourceModule {
  const known = new Map<string, SourceModule>();
  return (file) => {
    const found = known.get(file) ?? { file, loads: loadsOf(file, readFileSync(join(root, file), 'utf8')) };
    known.set(file, found);
    return found;
  };
}

/** The files of the project that a source loads. */
function loadsOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const loaded = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return loaded
    .filter((from) => from.startsWith('.'))
    .map((from) => join(dirname(file), from))
    .filter((path) => /\.tsx?$/.test(path));
}
