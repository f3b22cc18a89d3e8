import type { StoryContext } from 'storybook/internal/types';

/** What React renders: an element's name, a component, or what `memo` and `forwardRef` make of one. */
interface ElementType {
  readonly displayName?: string;
  readonly name?: string;
  readonly render?: ElementType | string;
  readonly type?: ElementType | string;
}

function nameOf(type: ElementType | string | symbol | undefined): string {
  if (typeof type === 'string') return type;
  if (typeof type !== 'object' && typeof type !== 'function') return 'Fragment';
  const name = type.displayName ?? type.name ?? nameOf(type.render ?? type.type);
  // MUI's Stack calls itself Grid.
  return name === 'Grid' ? 'Stack' : name;
}

/** How Storybook prints a story: components by their names, functions by their `code` or without a minified body. */
export const printed = {
  sortProps: false,
  displayName: ({ type }: { readonly type: ElementType | string }) => nameOf(type),
  functionValue: (value: { code?: string }) => value.code ?? ('_isMockFunction' in value ? '() => {}' : "() => ''"),
};

/** What can't be written as code: errors, files, and elements without a name to import. */
const unwritable = /Symbol\(react|=\{(?:\[object |\w*Error: )|[[,]\s*\{\}\s*[\],]|<Styled\(/;

/** The file of each name that components export (`main.ts`). */
declare const EXPORTED: Readonly<Record<string, string>>;

/** The imports of some names as a screen writes them. */
function importsOf(names: ReadonlySet<string>): string[] {
  const files = Map.groupBy(names, (name) => {
    const { [name]: own } = EXPORTED;
    return own ? `../../components/${own}` : `@mui/material/${name}`;
  });
  return [...files].map(
    ([file, of]) => `import ${file.startsWith('@') ? of.join() : `{ ${of.join(', ')} }`} from '${file}';`,
  );
}

const indented = (code: string, by: string) => code.replaceAll(/^(?=.)/gm, by);

/** A function that keeps what the component in this code hands to its handler; none where it hands nothing over. */
function withState(code: string, isOverlay: boolean): string | undefined {
  const [, name = ''] = /^<(\w+)\s/.exec(code) ?? [];
  const [whole = '', prop = '', given = 'true'] = /^  (checked|hidden|value)(?:=\{?(.+?)\}?)?$/m.exec(code) ?? [];
  const handler = /^(  on(?:Change|Choose|HiddenChange))=\{\(\) => \{\}\}$/m;
  if (name && prop && handler.test(code)) {
    const set = `set${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;
    const type = prop === 'value' ? `<ComponentProps<typeof ${name}>['value']>` : '';
    const kept = code.replace(whole, `  ${prop}={${prop}}`).replace(handler, `$1={${set}}`);
    return `const [${prop}, ${set}] = useState${type}(${given.replaceAll('"', "'")});\nreturn (\n${indented(kept, '  ')}\n);`;
  }
  const closes = /^(<\w+ |  )onClose=\{\(\) => \{\}\}/m;
  if (!name || !closes.test(code)) return undefined;
  const closing = code
    .replace(closes, '$1onClose={() => setOpen(false)}')
    .replaceAll(/^(  on(?:Save|Remove))=\{\(\) => \{\}\}$/gm, '$1={() => setOpen(false) /* once it is done */}');
  const state = `const [open, setOpen] = useState(${!isOverlay});\n`;
  if (!isOverlay) return `${state}return open && (\n${indented(closing, '  ')}\n);`;
  const shown = closing.replace(/^  open$/m, '  open={open}');
  const overlay = shown === closing ? `{open && (\n${indented(closing, '  ')}\n)}` : shown;
  const opener = '    <Button onClick={() => setOpen(true)}>Open</Button>';
  return `${state}return (\n  <>\n${opener}\n${indented(overlay, '    ')}\n  </>\n);`;
}

/** The elements of a component without the props that have their defaults. */
function withoutDefaults(code: string, { argTypes, component }: Printed): string {
  const element = new RegExp(`^( *)<${nameOf(component)}\\b(?:.*>|[^]*?^\\1 ?/?>)`, 'gm');
  return code.replaceAll(element, (whole, indent: string) =>
    Object.entries(argTypes).reduce((left, [name, { table }]) => {
      const value = table?.defaultValue?.summary;
      const written = value?.startsWith("'") ? value.replaceAll("'", '"') : `{${value}}`;
      const prop = `${name}=${written.replaceAll(/\W/g, '\\$&')}`;
      return left.replace(new RegExp(`(?:\\n${indent}  |(?<=\\S) )${prop}(?=\\s|/?>)`), '');
    }, whole),
  );
}

/** Code that names its long data, below constants with that data. */
function lifted(code: string): [code: string, constants: string] {
  const constants = new Map<string, string>();
  const rest = code.replaceAll(
    /^( *)(.*?)(\w+)=\{([[{]\n[^]*?\n\1[\]}])\}(?=>?$)/gm,
    (whole, indent: string, start: string, prop: string, data: string) => {
      if (data.length < 400 || constants.has(prop)) return whole;
      constants.set(prop, `const ${prop} = ${data.replaceAll(`\n${indent}`, '\n')} as const;\n`);
      return `${indent}${start}${prop}={${prop}}`;
    },
  );
  return [rest, [...constants.values()].join('')];
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Puts what fits a line on one, and fills lines with the words of a long list. */
function compact(lines: readonly string[]): string[] {
  const [line, ...rest] = lines;
  if (line === undefined) return [];
  const isEnd = (other: string) => indentOf(other) === indentOf(line) && /^\s*(?:[\]})]|\/?>)/.test(other);
  const end = /^(?!export).*[[{]$|<\w+$/.test(line) ? rest.findIndex(isEnd) : -1;
  const closing = rest[end];
  if (closing === undefined) return [line, ...compact(rest)];
  const inner = compact(rest.slice(0, end));
  const words = inner.map((each) => each.trim()).join(' ');
  const isList = line.endsWith('[');
  const alone = [line, words, closing.trim()].join(isList ? '' : ' ').replace(/ >$/, '>');
  const filled = isList && /^(?:(?:'\S*'|[\d.]+),? ?)+$/.test(words) ? words.match(/.{1,88}(?= |$)/g) : null;
  const indent = ' '.repeat(indentOf(line) + 2);
  const between = filled?.map((each) => indent + each.trim()) ?? inner;
  return [...(alone.length > 100 ? [line, ...between, closing] : [alone]), ...compact(rest.slice(end + 1))];
}

type Printed = Pick<StoryContext, 'argTypes' | 'component' | 'parameters'>;

/** The code that a page hands out, with its imports, as a file of a screen: none where it would not compile. */
export function copied(code: string, story: Printed): string {
  const { noCode, noPicture, path, framed, schema } = story.parameters;
  // Storybook asks twice.
  if (/^(?:import|\/\/) /.test(code)) return code;
  const named = withoutDefaults(code, story)
    .replaceAll('schema={[object Object]}', 'schema={schema}')
    // What `optional` makes of a label.
    .replaceAll(/\{<>(.+)\{' '\}<[^>]+>\(optional\)<[^>]+><\/>\}/g, "{optional('$1')}")
    // A component that is handed over, such as an icon.
    .replaceAll(
      /\{\s*\$\$typeof: Symbol\(react\.memo\),\s*type: \{[^}]*\},\s*compare: null,\s*displayName: '(\w+)'\s*\}/g,
      '$1',
    )
    .replaceAll(
      /="([^"]*\n[^"]*)"/g,
      (_, text: string) => `={'${text.replaceAll("'", String.raw`\'`).replaceAll('\n', String.raw`\n`)}'}`,
    )
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>')
    .replaceAll(/^((?:  )*) \/>$/gm, '$1/>')
    .replaceAll(/(?<=[\w"}])\/>/g, ' />');
  if ((noCode ?? noPicture ?? path) !== undefined || unwritable.test(named)) return '';
  const [rest, constants] = lifted(named);
  const body =
    withState(rest, framed === true) ?? ((schema ?? constants) ? `return (\n${indented(rest, '  ')}\n);` : undefined);
  const shown =
    body === undefined
      ? rest
      : `${constants && `${constants}\n`}export function Example() {\n${indented(body, '  ')}\n}`;
  const names = new Set(shown.match(/(?<=(?<!\w)<|icon: )[A-Z]\w+|showToast|optional(?=\()/g));
  const hooks = ['type ComponentProps', 'useState'].filter((name) => shown.includes(name.replace('type ', '')));
  return [
    '// Imports are relative to src/screens/<Screen>/.',
    ...(names.has('showToast') ? ['// Site.tsx renders <Toaster /> once.'] : []),
    ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from 'react';`] : []),
    ...importsOf(names),
    ...(typeof schema === 'string' ? [schema] : []),
    '',
    ...compact(shown.split('\n')),
  ]
    .join('\n')
    .replace(/return \(\n +(<.*>)\n +\);/, 'return $1;');
}
