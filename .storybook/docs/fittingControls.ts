import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** A value as code writes it. */
const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A type as code writes it, as far as its choices go; what may be left out says so by being no required prop. */
function spelled(type: SBType): string[] {
  if (type.name === 'enum') return type.value.map(written);
  if (type.name === 'union') return type.value.flatMap(spelled);
  if (type.name === 'other') return type.value === 'undefined' ? [] : [type.value];
  return [type.name];
}

/**
 * Controls for what can be typed or chosen, and the choices as the type. What takes a list, an element or a function says
 * its type and has no control.
 */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const spelledOut =
        typeof type === 'object' && (type.name === 'enum' || type.name === 'union')
          ? { ...argType, table: { ...table, type: { summary: spelled(type).join(' | ') } } }
          : argType;
      const kind = typeof type === 'object' ? type.name : type;
      if (kind === 'enum' || kind === 'boolean' || kind === 'string' || kind === 'number') return [name, spelledOut];
      return [
        name,
        { ...spelledOut, control: typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true } },
      ];
    }),
  );
