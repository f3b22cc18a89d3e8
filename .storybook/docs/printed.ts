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
 * How Storybook prints what a story renders: components by their names, also those of MUI, and a handler without its
 * body, which a build has shortened.
 */
export const printed = {
  displayName: ({ type }: { readonly type: ElementType }) => nameOf(type),
  functionValue: () => '() => {}',
};

/** The code that a page hands out: none where something in it, such as a schema or a file, can't be written as code. */
export const copied = (code: string): string => (/=\{(?:\[object |\w*Error: )/.test(code) ? '' : code);
