import { certcrest } from './certcrest.ts';
import type { Tokens } from './tokens.ts';

const { light, dark } = certcrest.colors;

/**
 * CertCrest for readers who ask their system for more contrast: text has at least 7:1 and each control edge 4.5:1;
 * `tokens.test.ts` holds that.
 */
export const highContrast: Tokens = {
  ...certcrest,
  colors: {
    light: {
      ...light,
      'background.default': '#ffffff',
      'background.sunk': '#f4f4f4',
      'text.primary': '#000a1f',
      'text.secondary': '#2b3850',
      divider: '#5c6473',
      edge: '#3d4757',
      'primary.main': '#0a3a93',
      'primary.dark': '#062b70',
      'secondary.main': '#ffbf45',
      'secondary.dark': '#ffd07a',
      'secondary.contrastText': '#000a1f',
      'success.main': '#0b4a28',
      'error.main': '#7d120c',
      'warning.main': '#5a3a00',
      'night.main': '#030b1a',
      'night.contrastText': '#ffffff',
      'night.soft': '#dbe4f4',
      'night.edge': '#b9c6dc',
      'night.action': '#b0cdff',
      'contour.night': '#24385a',
    },
    dark: {
      ...dark,
      'background.default': '#000000',
      'background.paper': '#070d18',
      'background.sunk': '#0a111f',
      'text.primary': '#ffffff',
      'text.secondary': '#d6dfec',
      divider: '#8b98ad',
      edge: '#b4c0d3',
      'primary.main': '#b0cdff',
      'primary.dark': '#cfe0ff',
      'primary.contrastText': '#000a1f',
      'secondary.contrastText': '#000a1f',
      'success.main': '#a4e8c1',
      'success.soft': '#0b2316',
      'error.main': '#ffc4bd',
      'error.soft': '#2c100e',
      'warning.main': '#ffdf9a',
      'warning.soft': '#261c06',
      'night.main': '#000000',
      'night.contrastText': '#ffffff',
      'night.soft': '#dbe4f4',
      'night.edge': '#b9c6dc',
      'night.action': '#b0cdff',
    },
  },
};
