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
      paper: '#f7f8f7',
      surface: '#ffffff',
      sunk: '#ecefec',
      ink: '#1c2420',
      inkSoft: '#4d5a53',
      line: '#d3dad5',
      edge: '#7b8881',
      action: '#0b6b53',
      actionStrong: '#085341',
      actionSoft: '#e1f2ec',
      amber: '#ff8a5c',
      amberStrong: '#ffa581',
      onAmber: '#2a1208',
      night: '#12261f',
      onNight: '#f1f7f4',
      onNightSoft: '#b5cac1',
      nightEdge: '#6a8f80',
      actionOnNight: '#7fd8bb',
      contour: '#254437',
      contourOnPaper: '#dbe3de',
    },
    dark: {
      ...dark,
      paper: '#0e1512',
      surface: '#17201c',
      sunk: '#121a16',
      ink: '#e8f0ec',
      inkSoft: '#a6b8af',
      line: '#2c3a34',
      edge: '#71857b',
      action: '#7fd8bb',
      actionStrong: '#a3e6d0',
      onAction: '#0e1512',
      actionSoft: '#173128',
      amber: '#ff9d76',
      amberStrong: '#ffb597',
      onAmber: '#2a1208',
      night: '#0a120f',
      onNight: '#f1f7f4',
      onNightSoft: '#b5cac1',
      nightEdge: '#6a8f80',
      actionOnNight: '#7fd8bb',
      contour: '#1f3a2f',
      contourOnPaper: '#22302a',
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
