import type { ColorSystemOptions } from '@mui/material/styles';
import { colorAliases, type Colors } from '../../tokens/tokens.ts';

/** What stands under names such as `primary.main`, with `main` within `primary`. */
export function nested<Value>(values: Readonly<Record<string, Value>>) {
  const groups: Record<string, Value | Record<string, Value>> = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = '', shade] = name.split('.');
    groups[group] = shade === undefined ? value : { ...(groups[group] as Record<string, Value>), [shade]: value };
  }
  return groups;
}

/** A scheme's colors as MUI has them. */
export function palette(scheme: Colors): NonNullable<ColorSystemOptions['palette']> {
  const aliases = Object.entries(colorAliases).map(([name, [of]]) => [name, scheme[of]]);
  return nested({ ...scheme, ...Object.fromEntries(aliases) }) as NonNullable<ColorSystemOptions['palette']>; // which has each group by its name
}
