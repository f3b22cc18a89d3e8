import { certcrest } from './certcrest.ts';
import type { Tokens } from './tokens.ts';

const { light, dark } = certcrest.colors;

/**
 * Meridian, another brand: it proves that a theme alone changes fonts, corners, density and colours of every component.
 * The catalog shows it; the site does not.
 */
export const meridian: Tokens = {
  colors: {
    light: {
      ...light,
      'background.default': '#f7f8f7',
      'background.sunk': '#ecefec',
      'text.primary': '#1c2420',
      'text.secondary': '#4d5a53',
      divider: '#d3dad5',
      edge: '#7b8881',
      'primary.main': '#0b6b53',
      'primary.dark': '#085341',
      'primary.soft': '#e1f2ec',
      'secondary.main': '#ff8a5c',
      'secondary.dark': '#ffa581',
      'secondary.contrastText': '#2a1208',
      'night.main': '#12261f',
      'night.contrastText': '#f1f7f4',
      'night.soft': '#b5cac1',
      'night.edge': '#6a8f80',
      'night.action': '#7fd8bb',
      'contour.night': '#254437',
      'contour.paper': '#dbe3de',
    },
    dark: {
      ...dark,
      'background.default': '#0e1512',
      'background.paper': '#17201c',
      'background.sunk': '#121a16',
      'text.primary': '#e8f0ec',
      'text.secondary': '#a6b8af',
      divider: '#2c3a34',
      edge: '#71857b',
      'primary.main': '#7fd8bb',
      'primary.dark': '#a3e6d0',
      'primary.contrastText': '#0e1512',
      'primary.soft': '#173128',
      'secondary.main': '#ff9d76',
      'secondary.dark': '#ffb597',
      'secondary.contrastText': '#2a1208',
      'night.main': '#0a120f',
      'night.contrastText': '#f1f7f4',
      'night.soft': '#b5cac1',
      'night.edge': '#6a8f80',
      'night.action': '#7fd8bb',
      'contour.night': '#1f3a2f',
      'contour.paper': '#22302a',
    },
  },
  fonts: {
    display: "'Fraunces Variable', serif",
    text: "'Figtree Variable', sans-serif",
    mono: "'JetBrains Mono Variable', monospace",
  },
  weights: { regular: 400, book: 400, medium: 500, semibold: 600, bold: 700, display: 700 },
  radii: { small: 0, medium: 2, large: 4, pill: 4 },
  space: 7,
};
