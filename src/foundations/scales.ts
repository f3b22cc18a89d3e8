import { breakpoints, iconSizes, valueUses, type Tokens } from '../../tokens/tokens.ts';
import { typography } from '../theme/typography.ts';
import { designShadow, designType, nameOf, pixels, sizesOf, type DesignToken, type Variant } from './designTokens.ts';
import type { Look } from './useLook.ts';

/** What each value that the product uses is for, by its group and name; of colors `colorUses` says it. */
const uses = {
  ...valueUses,
  // In percent of the step.
  space: {
    25: 'Between lines of an attachment',
    50: 'A name and its second line',
    75: 'A label, its field, and the hint below',
    100: 'An icon and its label',
    125: 'Choices side by side',
    150: 'Buttons side by side; rows of a table',
    175: 'The parts of an exam’s card',
    200: 'Parts of a card; cells of a row',
    225: 'Inside a quotation',
    250: 'Inside a card on a phone',
    300: 'Cards side by side',
    350: 'Inside a card',
    400: 'Parts of a panel; columns of the footer',
    450: 'Fields of a form; a section’s heading and content',
    500: 'Parts of a screen; sections of a page on a phone',
    550: 'Above a heading in an article',
    600: 'Columns side by side',
    700: 'Sections of a page',
    800: 'Above and below the hero',
    900: 'Below a quiz',
  },
  icon: {
    small: 'Beside text, and in buttons',
    medium: 'In icon-only controls',
    large: 'Beside the heading of a feature',
  },
  shadow: { raised: 'Toasts', overlay: 'Menus' },
  duration: {
    shortest: 'A change of state: color, border, rotation',
    shorter: 'Toasts',
    standard: 'Progress bars',
    enteringScreen: 'Dialogs and drawers, opening',
    leavingScreen: 'Dialogs and drawers, closing',
  },
  easing: { easeInOut: 'Changes of state, and dialogs', easeOut: 'Drawers, opening', sharp: 'Drawers, closing' },
  layer: {
    tooltip: 'The skip link',
    snackbar: 'Toasts',
    modal: 'Dialogs, menus, LoadingOverlay',
    drawer: 'NavDrawer, ExamSheet',
    appBar: 'Navbar and its menus',
  },
  breakpoint: { carousel: 'Narrower: one column, and cards to swipe', navbar: 'From here on, the full navbar' },
} as const;

/** A kind of values that are no colors. */
export type Group = keyof typeof uses;
type Name<G extends Group> = `${keyof (typeof uses)[G] & (string | number)}`;
type Named<G extends Group, Value> = Readonly<Record<Name<G>, Value>>;

/** The type scale of a look. */
export const variantsOf = (tokens: Tokens) => typography(tokens) as Named<'type', Variant>;

/** A value of a look that is no color, as CSS, as code, and as a design token. */
export interface ScaleValue {
  readonly name: string;
  readonly variable: string;
  /** How a component names it; fonts and weights come with a variant of type. */
  readonly code?: string;
  readonly use: string;
  readonly css: string;
  /** Of a variant of type, whose CSS has none. */
  readonly letterSpacing?: string | undefined;
  /** What a page says of it, where that is not its CSS. */
  readonly said?: string;
  /** The same in the format of the W3C, which says more than `use` where the value alone would mislead. */
  readonly token: DesignToken & { readonly $description: string };
}

function scale<G extends Group, Value>(
  group: G,
  values: Named<G, Value>,
  css: (value: Value) => string,
  token: (value: Value, use: string) => DesignToken,
  code?: (name: Name<G>) => string,
): ScaleValue[] {
  return Object.entries<string>(uses[group]).map(([key, use]) => {
    const name = key as Name<G>;
    const { [name]: value } = values;
    return {
      name,
      variable: `--cc-${group}-${name}`,
      use,
      css: css(value),
      token: { $description: use, ...token(value, use) },
      ...(code && { code: code(name) }),
    };
  });
}

const px = (value: number) => `${value}px`;
const ms = (value: number) => `${value}ms`;
const dimension = (value: number): DesignToken => ({ $type: 'dimension', $value: pixels(value) });
const duration = (value: number): DesignToken => ({ $type: 'duration', $value: { value, unit: 'ms' } });
const curve = (css: string): DesignToken => ({ $type: 'cubicBezier', $value: css.match(/[\d.]+/g)?.map(Number) });

/** A font as designers have it: without what the product adds to the names of the files that it loads. */
const familyOf = (fonts: string): string => fonts.split(',')[0]?.replaceAll(/'| Variable/g, '') ?? '';

/** A variant of type in words. */
const inWords = (style: Variant, { weights }: Tokens): string => {
  const sizes = sizesOf(style).map(({ size }) => size);
  const spacing = style.letterSpacing?.endsWith('em') ? `, letter spacing ${style.letterSpacing}` : '';
  return `${sizes.join('/')} px, line height ${style.lineHeight}, weight ${style.fontWeight ?? weights.regular}${spacing}`;
};

/** How themes have shadows and breakpoints. */
const elevations = { raised: 6, overlay: 8 } as const;
const queries = { carousel: "down('sm')", navbar: "up('md')" };

/** All that a look has beside its colors, by groups. */
export function scalesOf({ tokens, theme }: Look): Readonly<Record<Group, readonly ScaleValue[]>> {
  const { fonts, weights, radii, space } = tokens;
  const { shadows, transitions, zIndex } = theme;
  const variants = variantsOf(tokens);
  const steps = Object.keys(uses.space).map((percent) => [percent, (space * Number(percent)) / 100]);
  const raised = { raised: shadows[elevations.raised], overlay: shadows[elevations.overlay] };
  return {
    font: scale(
      'font',
      fonts,
      // Whoever has no variable font has the plain one.
      (list) => list.replace(/'(.*?) Variable'(?:, '\1 Variable fallback')?/, "'$1 Variable', '$1'"),
      (list) => ({ $type: 'fontFamily', $value: familyOf(list) }),
    ).map((font) => ({ ...font, said: String(font.token.$value) })),
    weight: scale('weight', weights, String, ($value) => ({ $type: 'fontWeight', $value })),
    type: scale(
      'type',
      variants,
      ({ fontFamily, fontSize, fontWeight = weights.regular, lineHeight }) =>
        `var(--cc-weight-${nameOf(weights, fontWeight)}) ${fontSize}/${lineHeight} var(--cc-font-${nameOf(fonts, fontFamily)})`,
      (style, use) => designType(style, tokens, use),
      (name) => `theme.typography.${name}`,
    ).map((type) => {
      const { [type.name as Name<'type'>]: variant } = variants;
      return { ...type, letterSpacing: variant.letterSpacing ?? 'normal', said: inWords(variant, tokens) };
    }),
    space: scale(
      'space',
      Object.fromEntries(steps) as Named<'space', number>,
      px,
      dimension,
      (name) => `theme.spacing(${Number(name) / 100})`,
    ),
    radius: scale('radius', radii, px, dimension, (name) => `theme.radius.${name}`),
    icon: scale('icon', iconSizes, px, dimension, (name) => `fontSize="${name}"`),
    shadow: scale('shadow', raised, String, designShadow, (name) => `theme.vars.shadows[${elevations[name]}]`),
    duration: scale('duration', transitions.duration, ms, duration, (name) => `theme.transitions.duration.${name}`),
    easing: scale('easing', transitions.easing, String, curve, (name) => `theme.transitions.easing.${name}`),
    layer: scale(
      'layer',
      zIndex,
      String,
      ($value) => ({ $type: 'number', $value }),
      (name) => `theme.zIndex.${name}`,
    ),
    breakpoint: scale('breakpoint', breakpoints, px, dimension, (name) => `theme.breakpoints.${queries[name]}`),
  };
}
