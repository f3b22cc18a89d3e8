import type { Components, Theme } from '@mui/material/styles';

/** What a theme says of one component. */
interface Themed {
  readonly defaultProps?: object;
  readonly styleOverrides?: Readonly<Record<string, unknown>>;
  readonly variants?: readonly unknown[];
}

/** The styles of both for each slot; those of the second are stronger. */
const mergeStyles = (own: Readonly<Record<string, unknown>>, given: Readonly<Record<string, unknown>>) => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(given).map(([slot, styles]) => [slot, slot in own ? [own[slot], styles] : styles]),
  ),
});

const mergeThemed = (own: Themed = {}, given: Themed = {}): Themed => ({
  defaultProps: { ...own.defaultProps, ...given.defaultProps },
  styleOverrides: mergeStyles(own.styleOverrides ?? {}, given.styleOverrides ?? {}),
  variants: [...(own.variants ?? []), ...(given.variants ?? [])],
});

/**
 * What two themes say of components. `createTheme` would merge styles property by property, which those that are already
 * serialised have not, and replace our variants.
 */
export function mergeComponents(own: Components<Theme>, given: Components<Theme>): Components<Theme> {
  const [mine, theirs] = [own, given] as Record<string, Themed>[]; // of every component alike
  const names = Object.keys({ ...mine, ...theirs });
  return Object.fromEntries(names.map((name) => [name, mergeThemed(mine?.[name], theirs?.[name])]));
}
