import { breakpoints, valueUses, type Tokens } from '../../tokens/tokens.ts';
import { typography } from '../theme/typography.ts';
import {
  designShadow,
  designType,
  familiesOf,
  nameOf,
  pixels,
  type DesignToken,
  type Variant,
} from './designTokens.ts';
import type { Look } from './useLook.ts';

/** What each value that the product uses is for, by its group and name; of colors `colorUses` says it. */
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

type Group = keyof typeof uses;
type Named<G extends Group, Value> = Readonly<Record<keyof (typeof uses)[G] & string, Value>>;

/** The type scale of a look. */
export const variantsOf = (tokens: Tokens) => typography(tokens) as Named<'type', Variant>;

/** A value of a look that is no color, as CSS and as a design token. */
export interface ScaleValue {
  readonly name: string;
  readonly variable: string;
  readonly use: string;
  readonly light: string;
  readonly dark?: undefined;
  readonly token: DesignToken;
}

function scale<G extends Group, Value>(
  group: G,
  values: Named<G, Value>,
  css: (value: Value) => string,
  token: (value: Value, use: string) => DesignToken,
): ScaleValue[] {
  return Object.entries<string>(uses[group]).map(([name, use]) => {
    const value = values[name as keyof typeof values];
    return {
      name,
      variable: `--cc-${group}-${name}`,
      use,
      light: css(value),
      token: { $description: use, ...token(value, use) },
    };
  });
}

const px = (value: number) => `${value}px`;
const ms = (value: number) => `${value}ms`;
const dimension = (value: number): DesignToken => ({ $type: 'dimension', $value: pixels(value) });

/** All that a look has beside its colors, by groups. */
export function scalesOf({ tokens, theme }: Look): Readonly<Record<Group, readonly ScaleValue[]>> {
  const { fonts, weights, radii, space } = tokens;
  return {
    font: scale('font', fonts, String, (list) => ({ $type: 'fontFamily', $value: familiesOf(list) })),
    weight: scale('weight', weights, String, (weight) => ({ $type: 'fontWeight', $value: weight })),
    radius: scale('radius', radii, px, dimension),
    space: scale('space', { step: space }, px, dimension),
    shadow: scale<'shadow', string>('shadow', theme.shadows, String, designShadow),
    duration: scale('duration', theme.transitions.duration, ms, (value) => ({
      $type: 'duration',
      $value: { value, unit: 'ms' },
    })),
    layer: scale('layer', theme.zIndex, String, (value) => ({ $type: 'number', $value: value })),
    breakpoint: scale('breakpoint', breakpoints, px, dimension),
    type: scale(
      'type',
      variantsOf(tokens),
      ({ fontFamily, fontSize, fontWeight = weights.regular, lineHeight }) =>
        `var(--cc-weight-${nameOf(weights, fontWeight)}) ${fontSize}/${lineHeight} var(--cc-font-${nameOf(fonts, fontFamily)})`,
      (style, use) => designType(style, tokens, use),
    ),
  };
}
