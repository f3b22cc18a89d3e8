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

/**
 * How Storybook prints what a story renders: components by their names, also those of MUI, and a function by its `code` or
 * without a body, which a build has shortened: of a handler, which stories mock, nothing comes back.
 */
export const printed = {
  sortProps: false,
  displayName: ({ type }: { readonly type: ElementType | string }) => nameOf(type),
  functionValue: (value: { code?: string }) => value.code ?? ('_isMockFunction' in value ? '() => {}' : "() => ''"),
};

/** What can't be written as code: errors, files, and elements without a name to import. */
const unwritable = /=\{(?:\[object |\w*Error: )|[[,]\s*\{\}\s*[\],]|<Styled\(/;

/** What has no stories of its own. */
const others: Readonly<Record<string, string>> = {
  PasskeyIcon: 'forms/OtherLogins/icons.tsx',
  ResultsSkeleton: 'member/LastResults/LastResults.tsx',
  PasswordRules: 'forms/PasswordInput/PasswordInput.tsx',
  showToast: 'frame/Toaster/showToast.ts',
};

/** The imports of some names as a screen writes them, from where the index says that components are. */
function importsOf(names: ReadonlySet<string>, indexed: ReadonlyMap<string, string | undefined>): string[] {
  const files = Map.groupBy(names, (name) => {
    const file = /^\.\/src\/components\/(.*)/.exec(indexed.get(name) ?? '')?.[1] ?? others[name];
    const own = file ?? (name.endsWith('Icon') ? 'base/icons/icons.tsx' : '');
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
  const closing = code.replace(closes, '$1onClose={() => setOpen(false)}');
  const state = `const [open, setOpen] = useState(${!isOverlay});\n`;
  if (!isOverlay) return `${state}return open && (\n${indented(closing, '  ')}\n);`;
  const shown = closing.replace(/^  open$/m, '  open={open}');
  const overlay = shown === closing ? `{open && (\n${indented(closing, '  ')}\n)}` : shown;
  const opener = '    <Button onClick={() => setOpen(true)}>Open</Button>';
  return `${state}return (\n  <>\n${opener}\n${indented(overlay, '    ')}\n  </>\n);`;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Puts what fits a line on one, and leaves the first three of a long list. */
function compact(lines: readonly string[]): string[] {
  const [line, ...rest] = lines;
  if (line === undefined) return [];
  const isEnd = (other: string) => indentOf(other) === indentOf(line) && /^\s*(?:[\]})]|\/?>)/.test(other);
  const end = /[[{]$|<\w+$/.test(line) ? rest.findIndex(isEnd) : -1;
  const closing = rest[end];
  if (closing === undefined) return [line, ...compact(rest)];
  const inner = compact(rest.slice(0, end));
  const items = [...inner.keys()].filter(
    (at) => /^\s*[^\s\]})]/.test(inner[at] ?? '') && indentOf(inner[at] ?? '') === indentOf(line) + 2,
  );
  if (line.endsWith('[') && items.length > 6)
    inner.splice(items[3] ?? 0, Infinity, `${' '.repeat(indentOf(line) + 2)}/* ${items.length - 3} more */`);
  const gap = line.endsWith('[') ? '' : ' ';
  const alone = [line, inner.map((each) => each.trim()).join(' '), closing.trim()].join(gap).replace(/ >$/, '>');
  return [...(alone.length > 100 ? [line, ...inner, closing] : [alone]), ...compact(rest.slice(end + 1))];
}

/** The code that a page hands out, with its imports, as a file of a screen: none where it would not compile. */
export async function copied(
  code: string,
  { parameters: { noCode, framed, schema } }: { readonly parameters: Readonly<Record<string, unknown>> },
): Promise<string> {
  // Storybook asks twice.
  if (/^(?:import|\/\/) /.test(code)) return code;
  const named = code
    .replaceAll('schema={[object Object]}', 'schema={schema}')
    // A component that is handed over, such as an icon.
    .replaceAll(
      /\{\s*\$\$typeof: Symbol\(react\.memo\),\s*compare: null,\s*displayName: '(\w+)',\s*type: \{[^}]*\}\s*\}/g,
      '$1',
    )
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>')
    .replaceAll(/^((?:  )*) \/>$/gm, '$1/>');
  if (noCode !== undefined || unwritable.test(named)) return '';
  const body = withState(named, framed === true) ?? (schema && `return (\n${indented(named, '  ')}\n);`);
  const shown = typeof body === 'string' ? `export function Example() {\n${indented(body, '  ')}\n}` : named;
  const { sources } = await import('./pages.ts');
  const names = new Set(shown.match(/(?<=(?<!\w)<|icon: )[A-Z]\w+|showToast/g));
  const hooks = ['type ComponentProps', 'useState'].filter((name) => shown.includes(name.replace('type ', '')));
  return [
    '// In a file of src/screens/<screen>',
    ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from 'react';`] : []),
    ...importsOf(names, sources),
    ...(typeof schema === 'string' ? [schema] : []),
    '',
    ...compact(shown.split('\n')),
  ].join('\n');
}
