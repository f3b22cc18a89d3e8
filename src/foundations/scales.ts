import type { TypographyProps } from '@mui/material/Typography';
import type { Tokens } from '../../tokens/tokens.ts';
import { typography } from '../theme/typography.ts';
import type { SiteTheme } from './useLook.ts';

/** What a variant of the type scale says; sizes that grow with the window are `clamp(…)`. */
export interface Variant {
  readonly name: NonNullable<TypographyProps['variant']>;
  readonly style: {
    readonly fontFamily: string;
    readonly fontSize: string;
    readonly fontWeight?: number;
    readonly lineHeight: number;
    readonly letterSpacing?: string;
  };
}

const isVariant = (style: unknown): style is Variant['style'] =>
  typeof style === 'object' && style !== null && 'fontSize' in style && 'lineHeight' in style;

/** The type scale of a look, in its order, without what MUI has beside it. */
export const variantsOf = (tokens: Tokens): Variant[] =>
  Object.entries(typography(tokens)).flatMap(([name, style]) =>
    isVariant(style) ? { name: name as Variant['name'], style } : [],
  );

/** The durations of a theme's transitions: MUI's own are longer, and not used. */
export const durationsOf = (theme: SiteTheme): [name: string, milliseconds: number][] =>
  Object.entries(theme.transitions.duration).filter(([, milliseconds]) => milliseconds <= 200);

/** The shadows of what floats, by MUI's elevations. */
export const shadowsOf = (theme: SiteTheme): [elevation: string, shadow: string][] =>
  Object.entries(theme.shadows).filter(([, shadow]) => shadow !== 'none');

/** What lies on which layer; the others of MUI's are not used. */
export const layers = {
  appBar: 'Navbar, and the places that it opens',
  drawer: 'NavDrawer, ExamSheet',
  modal: 'Dialogs, menus, LoadingOverlay',
  snackbar: 'Toasts',
  tooltip: 'The link past the navigation',
} as const satisfies Partial<Record<keyof SiteTheme['zIndex'], string>>;

/** The layers above a page, the highest first. */
export const layersOf = ({ zIndex }: SiteTheme): [layer: keyof typeof layers, height: number][] =>
  (['tooltip', 'snackbar', 'modal', 'drawer', 'appBar'] as const)
    .map((layer): [typeof layer, number] => [layer, zIndex[layer]])
    .toSorted(([, one], [, other]) => other - one);
