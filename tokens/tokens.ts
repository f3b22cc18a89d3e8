/** What a brand's look is made of, under the names of what each is for. Everything that shows something may read it. */

/** What each color of a scheme is for, by the name that the theme, its CSS variable and the downloads have for it. */
export const colorUses = {
  'background.default': 'Page background',
  'background.paper': 'Cards and dialogs',
  'background.sunk': 'Recessed section of a page',
  'text.primary': 'Headings and body text',
  'text.secondary': 'Supporting text',
  divider: 'Decorative lines between parts',
  edge: 'Borders of controls',
  'primary.main': 'Buttons, links, and other actions',
  'primary.dark': 'Primary button, hovered',
  'primary.contrastText': 'Text on a primary button',
  'primary.soft': 'Background of selected items',
  'secondary.main': 'Amber button: the page’s primary call to action',
  'secondary.dark': 'Amber button, hovered',
  'secondary.contrastText': 'Text on the amber button',
  'success.main': 'Right answers and success messages',
  'success.soft': 'Background of right answers and success messages',
  'error.main': 'Wrong answers and error messages',
  'error.soft': 'Background of wrong answers and error messages',
  'warning.main': 'Missed answers and warnings',
  'warning.soft': 'Background of missed answers and warnings',
  'night.main': 'Background of heroes, banners, results, and the footer',
  'night.contrastText': 'Headings and body text on night',
  'night.soft': 'Supporting text on night',
  'night.edge': 'Borders of controls on night',
  'night.action': 'Links and buttons on night',
  'contour.night': 'Decorative contour lines on night',
  'contour.paper': 'Decorative contour lines on a page',
} as const;

/** Names of the colors, the same in every scheme and brand. */
export type ColorName = keyof typeof colorUses;

/** The colors of one scheme. */
export type Colors = Readonly<Record<ColorName, string>>;

/** Names that the theme has beside these: what each stands for, and when it is used. */
export const colorAliases = {
  'secondary.soft': ['warning.soft', 'Unused; required by the theme’s type'],
  'success.contrastText': ['background.paper', 'Text on success.main'],
  'error.contrastText': ['background.paper', 'Text on error.main'],
  'warning.contrastText': ['background.paper', 'Text on warning.main'],
  'info.main': ['primary.main', 'Neutral messages'],
  'info.soft': ['primary.soft', 'Background of neutral messages'],
  'info.contrastText': ['primary.contrastText', 'Text on info.main'],
  'text.disabled': ['text.secondary', 'Disabled controls, set by MUI'],
  accent: ['primary.main', 'Focus rings and bars; night.action on night'],
} as const satisfies Readonly<Record<string, readonly [ColorName, use: string]>>;

/** What fonts, weights, variants of type, and corner radii are for, by their names. */
export const valueUses = {
  font: { display: 'Headings and figures', text: 'All other text', mono: 'Code' },
  weight: {
    regular: 'Body text',
    book: 'Answers, and text typed into fields',
    medium: 'Questions, quotations, and emphasized words',
    semibold: 'Labels and small headings',
    bold: 'Headings and buttons',
    display: 'The largest headings and figures',
  },
  type: {
    hero: 'The headline of the start page',
    h1: 'The heading of a page',
    h2: 'The heading of a section',
    title: 'The heading of a panel or a dialog',
    h3: 'The heading of a card',
    h4: 'Section headings in a card',
    figure: 'The score of a quiz',
    figureSmall: 'A figure beside others',
    lead: 'The lines below a heading',
    prose: 'The text of an article',
    question: 'The question of a quiz',
    answer: 'The answers to a question',
    body1: 'Body text',
    body2: 'Body text in a card',
    compact: 'Rows of a long list',
    subtitle1: 'The name of a row',
    subtitle2: 'The name of a small part',
    caption: 'A note beside something else',
    label: 'Labels of fields, tags, and buttons in a bar',
    mark: 'A letter or number in a shape',
    code: 'Code',
    button: 'Labels of buttons',
  },
  radius: { small: 'Letters, code', medium: 'Fields, choices', large: 'Cards, dialogs', pill: 'Buttons, tags' },
} as const;
type Values<Group extends keyof typeof valueUses, Value> = Readonly<Record<keyof (typeof valueUses)[Group], Value>>;

/** A brand. */
export interface Tokens {
  readonly colors: { readonly light: Colors; readonly dark: Colors };
  /** Font families as CSS lists them, with their fallbacks. */
  readonly fonts: Values<'font', string>;
  readonly weights: Values<'weight', number>;
  /** Corner radii in CSS pixels. */
  readonly radii: Values<'radius', number>;
  /** One step of space in CSS pixels: the density of the layout. */
  readonly space: number;
}

/** Widths in pixels at which the layout changes: the carousel's and the navbar's. Every brand keeps them. */
export const breakpoints = { carousel: 768, navbar: 960 };

/** Sizes of icons in pixels. Every brand keeps them. */
export const iconSizes = { small: 18, medium: 20, large: 24 };

/** Colours of the emblems: the glyph and its ground. They keep their hue in every scheme and brand. */
export const emblemHues = {
  blue: { glyph: '#1d5bd0', ground: '#cfe0ff' },
  teal: { glyph: '#0f766e', ground: '#c9f0ea' },
  violet: { glyph: '#7c3aed', ground: '#e4d7ff' },
  ochre: { glyph: '#b45309', ground: '#ffe3bd' },
  rose: { glyph: '#be185d', ground: '#ffd3e6' },
  green: { glyph: '#15803d', ground: '#cdf3d8' },
  sky: { glyph: '#0369a1', ground: '#cbeafc' },
};
