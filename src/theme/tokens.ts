/**
 * The raw material of the look: every colour by scheme, under the name of what it is for.
 * Each text pair has a contrast of at least 4.5:1 and each control edge 3:1; `tokens.test.ts` holds that.
 */
export const light = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunk: '#f3f1ea',
  ink: '#10233f',
  inkSoft: '#4a5a72',
  line: '#e0dccf',
  edge: '#858b96',
  action: '#1d5bd0',
  actionStrong: '#164aad',
  onAction: '#ffffff',
  actionSoft: '#e8effc',
  amber: '#f4ab1f',
  amberStrong: '#ffbf45',
  onAmber: '#10233f',
  right: '#17703f',
  rightSoft: '#e6f4ea',
  wrong: '#b3261e',
  wrongSoft: '#fbe9e7',
  missed: '#8a5a00',
  missedSoft: '#fff3d6',
  night: '#0e1f3a',
  onNight: '#f3f6fc',
  onNightSoft: '#b9c6dc',
  nightEdge: '#6c82ab',
  actionOnNight: '#8db6ff',
  contour: '#2b4470',
  contourOnPaper: '#e6e1d3',
};

/** Names of the colours, the same in both schemes. */
export type ColorName = keyof typeof light;

export const dark: Record<ColorName, string> = {
  paper: '#0b1525',
  surface: '#121f35',
  sunk: '#0f1a2d',
  ink: '#e9eff9',
  inkSoft: '#a7b5ca',
  line: '#25354f',
  edge: '#70809a',
  action: '#8db6ff',
  actionStrong: '#b0cdff',
  onAction: '#0b1525',
  actionSoft: '#1a2c4b',
  amber: '#ffc04d',
  amberStrong: '#ffd07a',
  onAmber: '#0b1525',
  right: '#7bd6a2',
  rightSoft: '#12301f',
  wrong: '#ff9c92',
  wrongSoft: '#3a1917',
  missed: '#f4c766',
  missedSoft: '#33270c',
  night: '#081020',
  onNight: '#f3f6fc',
  onNightSoft: '#b9c6dc',
  nightEdge: '#6c82ab',
  actionOnNight: '#8db6ff',
  contour: '#223a63',
  contourOnPaper: '#22324f',
};

/** Colours of the seven emblems: the glyph and its ground. They keep their hue in both schemes. */
export const emblemHues = {
  blue: { glyph: '#1d5bd0', ground: '#cfe0ff' },
  teal: { glyph: '#0f766e', ground: '#c9f0ea' },
  violet: { glyph: '#7c3aed', ground: '#e4d7ff' },
  ochre: { glyph: '#b45309', ground: '#ffe3bd' },
  rose: { glyph: '#be185d', ground: '#ffd3e6' },
  green: { glyph: '#15803d', ground: '#cdf3d8' },
  sky: { glyph: '#0369a1', ground: '#cbeafc' },
};

/** Corner radii in pixels: small for letters and code, medium for controls, large for cards. */
export const radii = { small: 8, medium: 12, large: 16, pill: 999 };

/** Widths in pixels at which the layout changes: the carousel's and the navbar's (specification, section 9). */
export const breakpoints = { carousel: 768, navbar: 960 };
