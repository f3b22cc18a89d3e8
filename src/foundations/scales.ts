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

type Group = keyof typeof uses;

/** What a value is for. */
export const purposeOf = (group: Group, name: string): string =>
  (uses[group] as Readonly<Record<string, string>>)[name] ?? '';

const isVariant = (style: unknown): style is Variant['style'] =>
  typeof style === 'object' && style !== null && 'fontSize' in style && 'lineHeight' in style;

/** The type scale of a look, in its order, without what MUI has beside it. */
export const variantsOf = (tokens: Tokens): Variant[] =>
  Object.entries(typography(tokens)).flatMap(([name, style]) =>
    isVariant(style) ? { name: name as Variant['name'], style } : [],
  );

/** A value of a look that is no color, as CSS and as a design token. */
export interface ScaleValue {
  readonly name: string;
  readonly variable: string;
  readonly use: string;
  readonly light: string;
  readonly token: DesignToken;
}

function scale<Value>(
  group: Group,
  values: Readonly<Record<string, Value>>,
  css: (value: Value) => string,
  token: (value: Value, use: string) => DesignToken,
): ScaleValue[] {
  return Object.entries(values).map(([name, value]) => {
    const use = purposeOf(group, name);
    return {
      name,
      variable: `--cc-${group}-${name}`,
      use,
      light: css(value),
      token: { $description: use, ...token(value, use) },
    };
  });
}

/** Those of a theme's values that the product uses, in their order above. */
const used = <Name extends string, Values extends Readonly<Record<Name, unknown>>>(
  group: Readonly<Record<Name, string>>,
  values: Values,
): Readonly<Record<string, Values[Name]>> =>
  Object.fromEntries((Object.keys(group) as Name[]).map((name) => [name, values[name]]));

/** A value as the custom property that has it. */
const reference = (group: Group, values: object, value: unknown) => `var(--cc-${group}-${nameOf(values, value)})`;

const px = (value: number) => `${value}px`;
const dimension = (value: number): DesignToken => ({ $type: 'dimension', $value: pixels(value) });

/** All that a look has beside its colors, by groups. */
export function scalesOf({ tokens, theme }: Look): Readonly<Record<Group, readonly ScaleValue[]>> {
  const { fonts, weights, radii, space } = tokens;
  const variants = Object.fromEntries(variantsOf(tokens).map(({ name, style }) => [name, style]));
  return {
    font: scale('font', { ...fonts }, String, (list) => ({ $type: 'fontFamily', $value: familiesOf(list) })),
    weight: scale('weight', { ...weights }, String, (weight) => ({ $type: 'fontWeight', $value: weight })),
    radius: scale('radius', { ...radii }, px, dimension),
    space: scale('space', { step: space }, px, dimension),
    shadow: scale('shadow', used(uses.shadow, theme.shadows), String, designShadow),
    duration: scale(
      'duration',
      used(uses.duration, theme.transitions.duration),
      (value) => `${value}ms`,
      (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } }),
    ),
    layer: scale('layer', used(uses.layer, theme.zIndex), String, (value) => ({ $type: 'number', $value: value })),
    breakpoint: scale('breakpoint', breakpoints, px, dimension),
    type: scale(
      'type',
      variants,
      ({ fontFamily, fontSize, fontWeight = weights.regular, lineHeight }) =>
        `${reference('weight', weights, fontWeight)} ${fontSize}/${lineHeight} ${reference('font', fonts, fontFamily)}`,
      (style, use) => designType(style, tokens, use),
    ),
  };
}
