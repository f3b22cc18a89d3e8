import type { ColorSystemOptions } from '@mui/material/styles';
import { colorAliases, type Colors } from '../../tokens/tokens.ts';

/** A scheme's colors as MUI has them, `primary.main` within `primary`. */
export function palette(scheme: Colors): NonNullable<ColorSystemOptions['palette']> {
  const colors = {
    ...scheme,
    ...Object.fromEntries(Object.entries(colorAliases).map(([name, of]) => [name, scheme[of]])),
  };
  const nested: Record<string, string | Record<string, string>> = {};
  for (const [name, color] of Object.entries(colors)) {
    const [group = '', shade] = name.split('.');
    const shades = nested[group];
    nested[group] = shade === undefined ? color : { ...(typeof shades === 'object' && shades), [shade]: color };
  }
  return nested as NonNullable<ColorSystemOptions['palette']>; // which has each group by its name
}
