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

/** The code that a page hands out: none where it would not compile. A schema, which no code can say, is called so. */
export function copied(code: string, { parameters }: { readonly parameters: { readonly noCode?: unknown } }): string {
  const named = code
    .replaceAll('schema={[object Object]}', 'schema={schema}')
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>');
  return parameters.noCode !== undefined || unwritable.test(named) ? '' : named;
}
