import type { TypographyProps } from '@mui/material/Typography';
import type { Tokens } from '../../tokens/tokens.ts';
import { typography } from '../theme/typography.ts';
import type { SiteTheme } from './useLook.ts';

/** When to take each variant. */
export const variantUses: Readonly<Record<string, string>> = {
  hero: 'The first words of the start page',
  h1: 'The heading of a page',
  h2: 'A section of a page',
  title: 'A panel or a dialog',
  h3: 'A card',
  h4: 'A part of a card',
  figure: 'The score of a quiz',
  figureSmall: 'A figure beside others',
  lead: 'What stands below a heading',
  prose: 'An article',
  question: 'The question of a quiz',
  answer: 'The answers to it',
  body1: 'Body text',
  body2: 'Body text in a card',
  compact: 'A row that is one of many',
  subtitle1: 'The name of a row',
  subtitle2: 'The name of a small part',
  caption: 'What stands beside something else',
  label: 'A field, a button in a bar, a tag',
  mark: 'A letter or number in a shape',
  code: 'Code',
  button: 'The words of a button',
};

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
