/** What a brand's look is made of, under the names of what each is for. Everything that shows something may read it. */

/** What each color of a scheme is for, by the name that the theme, its CSS variable and the downloads have for it. */
export const colorUses = {
  'background.default': 'The page',
  'background.paper': 'A card on the page, and the words on a strong color',
  'background.sunk': 'A part of the page that is set off',
  'text.primary': 'What is read',
  'text.secondary': 'What stands beside it',
  divider: 'A line that only divides',
  edge: 'The edge of a control',
  'primary.main': 'Everything that can be done',
  'primary.dark': 'The same, under the pointer',
  'primary.contrastText': 'Words on an action',
  'primary.soft': 'The ground of what is chosen',
  'secondary.main': 'The most important call of a page',
  'secondary.dark': 'The same, under the pointer',
  'secondary.contrastText': 'Words on such a call',
  'success.main': 'Right, and done',
  'success.soft': 'The ground of what is right',
  'error.main': 'Wrong, and failed',
  'error.soft': 'The ground of what is wrong',
  'warning.main': 'Missed, and to be watched',
  'warning.soft': 'The ground of what was missed',
  'night.main': 'The dark ground of heroes, banners and results, in both schemes',
  'night.contrastText': 'What is read on night',
  'night.soft': 'What stands beside it on night',
  'night.edge': 'The edge of a control on night',
  'night.action': 'An action on night',
  'contour.night': 'Contour lines on night',
  'contour.paper': 'Contour lines on the page',
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
  font: { display: 'Headings and figures', text: 'Everything that is read', mono: 'Code' },
  weight: {
    regular: 'Body text',
    book: 'Answers, and what is typed into a field',
    medium: 'Questions, quotations and code: read, but set off',
    semibold: 'Labels and small headings',
    bold: 'Headings and buttons',
    display: 'The largest headings and figures',
  },
  radius: { small: 'Letters and code', medium: 'Controls with a frame', large: 'Cards', pill: 'Buttons' },
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
