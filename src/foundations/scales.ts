import type { TypographyProps } from '@mui/material/Typography';
import { valueUses, type Tokens } from '../../tokens/tokens.ts';
import { typography } from '../theme/typography.ts';
import type { SiteTheme } from './useLook.ts';

/** What each value is for, by its group and name; of colors `colorUses` says it. */
const uses = {
  ...valueUses,
  type: {
    hero: 'The first words of the start page',
    h1: 'The heading of a page',
    h2: 'A section of a page',
    title: 'A panel or a dialog',
    h3: 'A card',
    h4: 'A part of a card',
    figure: 'The score of a quiz',
    figureSmall: 'A figure beside others',
    lead: 'The lines below a heading',
    prose: 'An article',
    question: 'The question of a quiz',
    answer: 'The answers to it',
    body1: 'Body text',
    body2: 'Body text in a card',
    compact: 'A row that is one of many',
    subtitle1: 'The name of a row',
    subtitle2: 'The name of a small part',
    caption: 'A remark beside something else',
    label: 'A field, a button in a bar, a tag',
    mark: 'A letter or number in a shape',
    code: 'Code',
    button: 'The words of a button',
  },
  space: { step: 'One step of the grid' },
  shadow: { '6': 'Toasts', '8': 'Menus' },
  duration: {
    shortest: 'A change of state: color, border, rotation',
    shorter: 'Toasts',
    standard: 'A bar of progress',
    enteringScreen: 'Dialogs and drawers that open',
    leavingScreen: 'Dialogs and drawers that close',
  },
  layer: {
    tooltip: 'The link past the navigation',
    snackbar: 'Toasts',
    modal: 'Dialogs, menus, LoadingOverlay',
    drawer: 'NavDrawer, ExamSheet',
    appBar: 'Navbar, and the menus that it opens',
  },
  breakpoint: { carousel: 'Up to here, one column', navbar: 'From here on, the whole navbar' },
} as const;

export type Group = keyof typeof uses;

/** What a value is for. */
export const purposeOf = (group: Group, name: string): string =>
  (uses[group] as Readonly<Record<string, string>>)[name] ?? '';

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

/** Those of a theme's values that the product uses, in their order above. */
const used = <Name extends string, Values extends Readonly<Record<Name, unknown>>>(
  group: Readonly<Record<Name, string>>,
  values: Values,
) => (Object.keys(group) as Name[]).map((name): [name: Name, value: Values[Name]] => [name, values[name]]);

/** The durations of transitions. */
export const durationsOf = (theme: SiteTheme) => used(uses.duration, theme.transitions.duration);

/** The shadows of what floats, by MUI's elevations. */
export const shadowsOf = ({ shadows }: SiteTheme) => used(uses.shadow, shadows);

/** The layers above a page, the highest first. */
export const layersOf = ({ zIndex }: SiteTheme) => used(uses.layer, zIndex);
