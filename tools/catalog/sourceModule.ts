import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { type DocComment, parseDocComment } from './docComment.ts';

/** A source file, parsed. */
export interface SourceModule {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
  readonly body: readonly ESTree.Statement[];
  /** By local name: where it comes from, and the name of the export there. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Files of the project that it loads, now or later; types aside. */
  readonly loads: readonly string[];
  /** The doc comment that stands right above a node. */
  readonly commentAbove: (node: { start: number }) => DocComment;
}

/** A path of the project that an import names, or undefined where it names a package. */
const pathOf = (file: string, from: string) => (from.startsWith('.') ? join(dirname(file), from) : undefined);

/** Parses sources below a root, each once. */
export function sourceModules(root: string): (file: string) => SourceModule {
  const known = new Map<string, SourceModule>();
  return (file) => {
    const found = known.get(file) ?? parseModule(file, readFileSync(join(root, file), 'utf8'));
    known.set(file, found);
    return found;
  };
}

/** Parses one source. */
export function parseModule(file: string, text: string): SourceModule {
  const parsed = parseSync(file, text);
  const { module } = parsed;
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(
      ({ localName, importName }) =>
        [localName.value, { from: moduleRequest.value, name: importName.name ?? 'default' }] as const,
    ),
  );
  const loaded = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return {
    file,
    text,
    // Both are only made when they are asked for: of most files, what they load is all that counts.
    get body() {
      return parsed.program.body;
    },
    imports: new Map(imports),
    loads: loaded.flatMap((from) => pathOf(file, from) ?? []).filter((path) => /\.tsx?$/.test(path)),
    commentAbove: ({ start }) => {
      const above = parsed.comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
      const isDoc = above?.type === 'Block' && above.value.startsWith('*');
      return isDoc ? parseDocComment(above.value.slice(1)) : { text: '', tags: [] };
    },
  };
}

/** Where a local name is declared: its declaration with its module, followed through the project's imports. */
export function declarationOf(
  name: string,
  module: SourceModule,
  read: (file: string) => SourceModule,
): { readonly node: ESTree.Declaration; readonly above: { start: number }; readonly module: SourceModule } | undefined {
  for (const statement of module.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!node) continue;
    const isIt =
      node.type === 'VariableDeclaration'
        ? node.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name)
        : 'id' in node && node.id?.type === 'Identifier' && node.id.name === name;
    if (isIt) return { node: node as ESTree.Declaration, above: statement, module };
  }
  const found = module.imports.get(name);
  const path = found && pathOf(module.file, found.from);
  return path && /\.tsx?$/.test(path) ? declarationOf(found.name, read(path), read) : undefined;
}
