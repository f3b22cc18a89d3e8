import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A value as code writes it. */
const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/**
 * Controls for what can be typed or chosen, and the choices as the type. What takes a list, an element or a function says
 * its type and has no control.
 */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type === 'object' && type.name === 'enum') {
        return [name, { ...argType, table: { ...table, type: { summary: type.value.map(written).join(' | ') } } }];
      }
      const kind = typeof type === 'object' ? type.name : type;
      if (kind === 'boolean' || kind === 'string' || kind === 'number') return [name, argType];
      return [
        name,
        { ...argType, control: typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true } },
      ];
    }),
  );
