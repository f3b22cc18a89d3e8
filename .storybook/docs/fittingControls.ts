import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** A value as code writes it. */
const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A type as code writes it, as far as its choices go; what may be left out says so by being no required prop. */
function spelled(type: SBType): string[] {
  if (type.name === 'enum') return type.value.map(written);
  if (type.name === 'union') return type.value.flatMap(spelled);
  if (type.name === 'other') return type.value === 'undefined' ? [] : [type.value];
  return [type.name];
}

/** A description without its `@default`, which has a column of its own, and the type in the words of code. */
function tabled({ type, table, description, ...rest }: StrictInputType): StrictInputType {
  const [said, value] = description?.split(/\s*@default\s+/) ?? [];
  const isUnion = type?.name === 'enum' || type?.name === 'union';
  // A handler that is passed on may have parameters, and needs none.
  const passedOn = type?.name === 'function' && !table?.type ? '() => void' : undefined;
  const summary = isUnion ? spelled(type).join(' | ') : passedOn;
  return {
    ...rest,
    ...(type && { type }),
    ...(said !== undefined && { description: said }),
    table: {
      ...table,
      ...(summary && { type: { ...table?.type, summary } }),
      ...(value && { defaultValue: { summary: value } }),
    },
  };
}

/**
 * Controls for what can be typed or chosen, and the choices as the type. What takes a list, an element or a function says
 * its type and has no control.
 */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const kind = argType.type?.name;
      const known = tabled(argType);
      if (kind === 'enum' || kind === 'boolean' || kind === 'string' || kind === 'number') return [name, known];
      return [
        name,
        { ...known, control: typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true } },
      ];
    }),
  );
