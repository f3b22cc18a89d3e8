/** What a brand's look is made of, under the names of what each is for. Everything that shows something may read it. */

/** The colours of one scheme. */
export interface Colors {
  readonly paper: string;
  readonly surface: string;
  readonly sunk: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  /** Edge of a control. */
  readonly edge: string;
  readonly action: string;
  readonly actionStrong: string;
  readonly onAction: string;
  readonly actionSoft: string;
  readonly amber: string;
  readonly amberStrong: string;
  readonly onAmber: string;
  readonly right: string;
  readonly rightSoft: string;
  readonly wrong: string;
  readonly wrongSoft: string;
  readonly missed: string;
  readonly missedSoft: string;
  /** The dark surface of heroes, banners and results, in both schemes. */
  readonly night: string;
  readonly onNight: string;
  readonly onNightSoft: string;
  readonly nightEdge: string;
  readonly actionOnNight: string;
  /** Contour lines on night. */
  readonly contour: string;
  readonly contourOnPaper: string;
}

/** Names of the colours, the same in every scheme and brand. */
export type ColorName = keyof Colors;

/** Font families as CSS lists them, with their fallbacks. */
export interface Fonts {
  /** Headings and figures. */
  readonly display: string;
  /** Everything that is read. */
  readonly text: string;
  /** Code. */
  readonly mono: string;
}

/** Corner radii in CSS pixels. */
export interface Radii {
  /** Letters and code. */
  readonly small: number;
  /** Controls. */
  readonly medium: number;
  /** Cards. */
  readonly large: number;
  /** Buttons. */
  readonly pill: number;
}

/** Font weights by rank. */
export interface Weights {
  readonly regular: number;
  /** Answers, and what is typed into a field. */
  readonly book: number;
  /** Questions, quotations and code: read, but set off. */
  readonly medium: number;
  /** Labels and small headings. */
  readonly semibold: number;
  readonly bold: number;
  /** The largest headings and figures. */
  readonly display: number;
}

/** A brand. */
export interface Tokens {
  readonly colors: { readonly light: Colors; readonly dark: Colors };
  readonly fonts: Fonts;
  readonly weights: Weights;
  readonly radii: Radii;
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
