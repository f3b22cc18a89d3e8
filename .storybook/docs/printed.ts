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
    const { [name.replace(/Props$/, '')]: own } = EXPORTED;
    return own ? `../../components/${own}` : `@mui/material/${name}`;
  });
  return [...files].map(([file, of]) => {
    const listed = of.toSorted().join(', ');
    const named = `{ ${listed.replaceAll(/\w+Props\b/g, 'type $&')} }`;
    return `import ${file.startsWith('@') ? listed : named} from '${file}';`;
  });
}

/** What sets a prop in the code of who keeps it. */
const setterOf = (prop: string) => `set${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;

/** Code whose handlers call setters, after the states that they set. */
function withSetters(code: string, { argTypes, component }: Printed): [code: string, states: string] {
  let kept = code;
  let states = '';
  for (const prop of Object.keys(argTypes).filter((name) => code.includes(setterOf(name)))) {
    const line = new RegExp(`^( *)${prop}(?:=(".*"|\\{.*\\}|\\{[[{]\\n[^]*?\\n\\1[\\]}]\\}))?$`, 'm');
    kept = kept.replace(line, (_, indent: string, given = '{true}') => {
      const value = given
        .replace(/^\{([^]*)\}$/, '$1')
        .replaceAll('"', "'")
        .replaceAll(`\n${indent}`, '\n');
      const type = /^(?:true|false)$/.test(value) ? '' : `<${nameOf(component)}Props['${prop}']>`;
      states += `const [${prop}, ${setterOf(prop)}] = useState${type}(${value});\n`;
      return `${indent}${prop}={${prop}}`;
    });
  }
  return [kept, states];
}

/** The body of a function that renders this code, and keeps what the component hands to its handlers. */
function bodyOf(code: string, story: Printed): string {
  const [kept, states] = withSetters(code, story);
  const returned = `${states}return (\n${kept}\n);`;
  const { framed, leaves = ['onClose'] } = story.parameters as { framed?: true; leaves?: string[] }; // see preview.tsx
  const closes = new RegExp(`^(<\\w+ |  )(${leaves.join('|')})=\\{\\(\\) => \\{\\}\\}`, 'gm');
  if (!/^<\w/.test(kept) || !closes.test(kept)) return returned;
  const closing = kept
    .replaceAll(closes, '$1$2={() => setOpen(false)}')
    .replaceAll(/^(  on(?:Save|Remove))=\{\(\) => \{\}\}$/gm, '$1={() => setOpen(false) /* once it is done */}');
  const state = `${states}const [open, setOpen] = useState(${!framed});\n`;
  const again = `<Button${framed ? '' : ' autoFocus'} onClick={() => setOpen(true)}>${/ onClose=/.test(kept) ? 'Open' : 'Back'}</Button>`;
  if (!framed) return `${state}return open ? (\n${closing}\n) : (\n${again}\n);`;
  const shown = closing.replace(/^  open$/m, '  open={open}');
  const overlay = shown === closing ? `{open && (\n${closing}\n)}` : shown;
  return `${state}return (\n<>\n${again}\n${overlay}\n</>\n);`;
}

/** The elements of a component without the props that have their defaults. */
function withoutDefaults(code: string, { argTypes, component }: Printed): string {
  const element = new RegExp(`^( *)<${nameOf(component)}\\b(?:.*>|[^]*?^\\1 ?/?>)`, 'gm');
  return code.replaceAll(element, (whole, indent: string) =>
    Object.entries(argTypes).reduce((left, [name, { table }]) => {
      if (code.includes(setterOf(name))) return left;
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

type Printed = Pick<StoryContext, 'argTypes' | 'component' | 'parameters'>;

/** The code that a page hands out, with its imports, as a file of a screen: none where it would not compile. */
export function copied(code: string, story: Printed): string {
  const { noCode, noPicture, path, schema = '', code: written } = story.parameters;
  // Storybook asks twice.
  if (/^(?:$|import |export |\/\/ )/.test(code)) return code;
  const named = withoutDefaults(code, story)
    .replaceAll('schema={[object Object]}', 'schema={schema}')
    .replaceAll(
      /="([^"]*\n[^"]*)"/g,
      (_, text: string) => `={'${text.replaceAll("'", String.raw`\'`).replaceAll('\n', String.raw`\n`)}'}`,
    )
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>');
  if ((noCode ?? noPicture ?? path) !== undefined || unwritable.test(named)) return '';
  const [rest, constants] = lifted(named);
  const whole = `${constants && `${constants}\n`}export function Example() {\n${bodyOf(rest, story)}\n}`;
  // Prettier keeps the lines of an object that begins with a line break.
  const body = typeof written === 'string' ? written : whole.replaceAll(/\{\n +(?=[\w'-]+:)/g, '{ ');
  const shown = `${String(schema)}\n\n${body}`;
  const used = shown.match(/(?<=(?<!\w)<)[A-Z]\w+|showToast|(?<=<)\w+Props(?=\[)/g) ?? [];
  const names = new Set(used.filter((name) => !shown.includes(`function ${name}(`)));
  const hooks = ['useRef', 'useState'].filter((hook) => shown.includes(hook));
  return [
    ...(names.has('showToast') ? ['// Site.tsx renders <Toaster /> once.'] : []),
    ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from 'react';`] : []),
    ...importsOf(names),
    shown,
  ].join('\n');
}
