import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Controls for what can be typed or chosen. What takes a list, an element or a function says its type and has none. */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      const kind = typeof type === 'object' ? type.name : type;
      if (kind === 'boolean' || kind === 'string' || kind === 'number' || kind === 'enum' || kind === 'union') {
        return [name, argType];
      }
      return [
        name,
        { ...argType, control: typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true } },
      ];
    }),
  );
