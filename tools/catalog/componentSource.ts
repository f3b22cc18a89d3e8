import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import type { KeyFacts, PartFacts, SourceFacts } from './facts.ts';
import { propsOf } from './propsOf.ts';
import { declarationOf, type SourceModule } from './sourceModule.ts';
import { visit } from './visit.ts';

type Read = (file: string) => SourceModule;

/** Tags of the template. `default` and those of TypeScript belong to props and files. */
const tagNames = ['when', 'whenNot', 'do', 'dont', 'keyboard', 'screenReader', 'status'];

/** What the source of a component says of it; undefined where the file does not declare it. */
export function sourceFacts(name: string, file: string, read: Read, root: string): SourceFacts | undefined {
  const module = read(file);
  const found = declarationOf(name, module, read);
  if (!found) return undefined;
  const { text, tags } = found.module.commentAbove(found.above);
  const all = (tag: string) => tags.filter((each) => each.name === tag).map((each) => each.text);
  const { props, rest } = propsOf(`${name}Props`, module, read);
  const defaults = defaultsIn(found.node, module);
  return {
    name,
    file,
    description: text,
    when: all('when'),
    whenNot: all('whenNot'),
    dos: all('do'),
    donts: all('dont'),
    keyboard: all('keyboard').map(keyOf),
    screenReader: all('screenReader'),
    status: all('status')[0] ?? '',
    props: props.map((prop) => ({ ...prop, defaultValue: prop.defaultValue ?? defaults.get(prop.name) })),
    parts: partsOf(name, file, read, root),
    rest: rest && {
      ...rest,
      without: [...new Set(rest.without)].filter((kept) => !props.some((prop) => prop.name === kept)),
    },
    staleDefaults: props.flatMap(({ name: prop, defaultValue: said }) => {
      const inCode = defaults.get(prop);
      // A comment sets the name of another prop off with backticks.
      const isStale = said !== undefined && inCode !== undefined && said.replaceAll('`', '') !== inCode;
      return isStale ? [{ prop, said, inCode }] : [];
    }),
    unknownTags: tags.map((tag) => tag.name).filter((tag) => !tagNames.includes(tag)),
  };
}

/** `Tab, Shift+Tab: moves …` */
function keyOf(text: string): KeyFacts {
  const [keys = '', ...effect] = text.split(': ');
  return { keys, effect: effect.join(': ') };
}

/** The defaults that the component's own destructuring of its props has, by prop. */
function defaultsIn(node: ESTree.Declaration, module: SourceModule): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  visit(node, (inner) => {
    if (inner.type !== 'ObjectPattern') return;
    for (const property of inner.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const { value, key } = property;
      if (value.type !== 'AssignmentPattern' || defaults.has(key.name)) continue;
      defaults.set(key.name, module.text.slice(value.right.start, value.right.end));
    }
  });
  return defaults;
}

/** The parts that a component's class keys name, with what its folder declares them by. */
function partsOf(name: string, file: string, read: Read, root: string): PartFacts[] {
  const folder = dirname(file);
  const files = globSync('*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((each) => !/\.(stories|test)\.tsx?$/.test(each))
    .map((each) => read(join(folder, each)));
  const themeName = `Cc${name}`;
  const declared = new Map<string, { base: string; note: string }>();
  let keys: string[] = [];
  for (const module of files) {
    for (const statement of module.body) {
      visit(statement, (node) => {
        if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier' && node.key.name === themeName) {
          const written = module.text.slice(node.start, node.end);
          if (keys.length === 0) keys = [...written.matchAll(/'(\w+)'/g)].flatMap(([, key]) => key ?? []);
        }
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'part') return;
        const [base, owner, slot] = node.arguments;
        if (base === undefined || owner?.type !== 'Literal' || owner.value !== themeName || slot?.type !== 'Literal')
          return;
        const key = String(slot.value).replace(/^./, (first) => first.toLowerCase());
        declared.set(key, {
          base: base.type === 'Literal' ? String(base.value) : module.text.slice(base.start, base.end),
          note: module.commentAbove(statement).text,
        });
      });
    }
  }
  return keys.map((key) => ({
    key,
    className: `${themeName}-${key}`,
    base: declared.get(key)?.base,
    note: declared.get(key)?.note ?? '',
  }));
}
