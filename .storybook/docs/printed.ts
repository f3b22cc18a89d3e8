/** What React renders: an element's name, a component, or what `memo` and `forwardRef` make of one. */
type ElementType =
  | string
  | symbol
  | {
      readonly displayName?: string;
      readonly name?: string;
      readonly render?: ElementType;
      readonly type?: ElementType;
    };

function nameOf(type: ElementType | undefined): string {
  if (typeof type === 'string') return type;
  if (typeof type !== 'object' && typeof type !== 'function') return 'Fragment';
  const name = type.displayName ?? type.name ?? nameOf(type.render ?? type.type);
  // MUI's Stack calls itself Grid.
  return name === 'Grid' ? 'Stack' : name;
}

/**
 * How Storybook prints what a story renders: props in their order, components by their names, also those of MUI, and a
 * function without its body, which a build has shortened: of a handler, which stories mock, nothing comes back.
 */
export const printed = {
  sortProps: false,
  displayName: ({ type }: { readonly type: ElementType }) => nameOf(type),
  functionValue: (value: object) => ('_isMockFunction' in value ? '() => {}' : "() => ''"),
};

/** What can't be written as code: errors, files, and elements without a name to import. */
const unwritable = /=\{(?:\[object |\w*Error: )|[[,]\s*\{\}\s*[\],]|<Styled\(/;

/** Components that have no stories of their own. */
const others: Readonly<Record<string, string>> = {
  PasskeyIcon: 'forms/OtherLogins/icons.tsx',
  ResultsSkeleton: 'member/LastResults/LastResults.tsx',
};

/** An import as a screen writes it, from where the index says that a component is. */
function importOf(name: string, indexed = ''): string {
  const file =
    /^\.\/src\/components\/(.*)/.exec(indexed)?.[1] ??
    others[name] ??
    (name.endsWith('Icon') ? 'base/icons/icons.tsx' : '');
  return file ? `import { ${name} } from '../../components/${file}';` : `import ${name} from '@mui/material/${name}';`;
}

/**
 * The code that a page hands out, with its imports: none where it would not compile. A schema, which no code can say, is
 * called so.
 */
export async function copied(
  code: string,
  { parameters }: { readonly parameters: { readonly noCode?: unknown } },
): Promise<string> {
  // Storybook asks twice.
  if (code.startsWith('import ')) return code;
  const named = code
    .replaceAll('schema={[object Object]}', 'schema={schema}')
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>');
  if (parameters.noCode !== undefined || unwritable.test(named)) return '';
  const { sources } = await import('./pages.ts');
  const paths = await sources;
  const names = new Set(named.match(/(?<=(?<!\w)<)[A-Z]\w+/g));
  return [...[...names].map((name) => importOf(name, paths.get(name))), '', named].join('\n').trim();
}
