/** What a brand's look is made of, under the names of what each is for. Everything that shows something may read it. */

/** What each color of a scheme is for, by the name that the theme, its CSS variable and the downloads have for it. */
export const colorUses = {
  'background.default': 'Page background',
  'background.paper': 'Cards and dialogs, and text on a strong color',
  'background.sunk': 'A part of a page that is set off',
  'text.primary': 'Headings and body text',
  'text.secondary': 'Supporting text',
  divider: 'Lines that only divide',
  edge: 'Edges of controls',
  'primary.main': 'Buttons, links, and all else that can be done',
  'primary.dark': 'Button, hovered',
  'primary.contrastText': 'Text on a button',
  'primary.soft': 'The ground of what is selected',
  'secondary.main': 'The button of the single most important call',
  'secondary.dark': 'That button under the pointer',
  'secondary.contrastText': 'Text on that button',
  'success.main': 'Right answers, and success',
  'success.soft': 'The ground of right answers and success',
  'error.main': 'Wrong answers, and failures',
  'error.soft': 'The ground of wrong answers and failures',
  'warning.main': 'Missed answers, and warnings',
  'warning.soft': 'The ground of missed answers and warnings',
  'night.main': 'The dark ground of heroes, banners, and results, in both schemes',
  'night.contrastText': 'Headings and body text on night',
  'night.soft': 'Supporting text on night',
  'night.edge': 'Edges of controls on night',
  'night.action': 'Links and buttons on night',
  'contour.night': 'Contour lines on night',
  'contour.paper': 'Contour lines on a page',
} as const;

/** Names of the colors, the same in every scheme and brand. */
export type ColorName = keyof typeof colorUses;

/** The colors of one scheme. */
export type Colors = Readonly<Record<ColorName, string>>;

/** Names that the theme has beside these, and what they stand for. */
export const colorAliases = {
  'secondary.soft': 'warning.soft',
  'success.contrastText': 'background.paper',
  'error.contrastText': 'background.paper',
  'warning.contrastText': 'background.paper',
  'info.main': 'primary.main',
  'info.soft': 'primary.soft',
  'info.contrastText': 'primary.contrastText',
  'text.disabled': 'text.secondary',
  accent: 'primary.main',
} as const satisfies Readonly<Record<string, ColorName>>;

/** What fonts, weights and corner radii are for, by their names. */
export const valueUses = {
  font: { display: 'Headings and figures', text: 'All other text', mono: 'Code' },
  weight: {
    regular: 'Body text',
    book: 'Answers, and text typed into a field',
    medium: 'Questions and quotations, and words that are set off',
    semibold: 'Labels and small headings',
    bold: 'Headings and buttons',
    display: 'The largest headings and figures',
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
