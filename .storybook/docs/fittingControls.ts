import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** A value as code writes it. */
const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A type of code in one line. Storybook takes each `|` for the end of a choice. */
const inOneLine = (raw: string) =>
  raw
    .replaceAll(/\/\*\*.*?\*\/|readonly | \| undefined\b/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/^ReadonlyArray<(\w+)>$/, '$1[]')
    .replaceAll(' | ', ' or ');

/** The choices of a type, or the type itself, as code writes it. */
function spelled(type: SBType): string[] {
  if (type.name === 'enum') return type.value.map(written);
  if (type.name === 'union') return type.value.flatMap(spelled);
  return [inOneLine(type.raw ?? (type.name === 'other' ? type.value : type.name))];
}

/** A type without `undefined`: what may be left out says so by being no required prop. */
function given(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const choices = type.value.filter((choice) => spelled(choice).join() !== 'undefined');
  const [only] = choices;
  return only && choices.length === 1 ? only : { ...type, value: choices };
}

/** A description without its `@default`, which has a column of its own, and the type in the words of code. */
function tabled({ type, table, description, ...rest }: StrictInputType): StrictInputType {
  const [said, value] = description?.split(/\s*@default\s+/) ?? [];
  return {
    ...rest,
    ...(type && { type }),
    ...(said !== undefined && { description: said }),
    table: {
      ...table,
      ...(type && { type: { summary: spelled(type).join(' | ') } }),
      ...(value && { defaultValue: { summary: value } }),
    },
  };
}

/** Handlers that a story passes on to the root: Storybook would call each a function. */
const passedOn = (args: Readonly<Record<string, unknown>>): Record<string, StrictInputType> =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => [name, { name, type: { name: 'function', raw: '() => void' } }]),
  );

/**
 * Controls for what can be typed or chosen, and the choices as the type. What takes a list, an element or a function says
 * its type and has no control.
 */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...passedOn(initialArgs), ...argTypes })
      .filter(([, { type }]) => !(type?.name === 'other' && type.value === 'never'))
      .map(([name, { type, ...argType }]) => {
        const known = tabled({ ...argType, ...(type && { type: given(type) }) });
        const kind = known.type?.name;
        if (kind === 'enum' || kind === 'boolean' || kind === 'string' || kind === 'number') return [name, known];
        return [
          name,
          { ...known, control: typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true } },
        ];
      }),
  );
