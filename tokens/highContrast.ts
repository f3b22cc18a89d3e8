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
      paper: '#ffffff',
      sunk: '#f4f4f4',
      ink: '#000a1f',
      inkSoft: '#2b3850',
      line: '#5c6473',
      edge: '#3d4757',
      action: '#0a3a93',
      actionStrong: '#062b70',
      amber: '#ffbf45',
      amberStrong: '#ffd07a',
      onAmber: '#000a1f',
      right: '#0b4a28',
      wrong: '#7d120c',
      missed: '#5a3a00',
      night: '#030b1a',
      onNight: '#ffffff',
      onNightSoft: '#dbe4f4',
      nightEdge: '#b9c6dc',
      actionOnNight: '#b0cdff',
      contour: '#24385a',
    },
    dark: {
      ...dark,
      paper: '#000000',
      surface: '#070d18',
      sunk: '#0a111f',
      ink: '#ffffff',
      inkSoft: '#d6dfec',
      line: '#8b98ad',
      edge: '#b4c0d3',
      action: '#b0cdff',
      actionStrong: '#cfe0ff',
      onAction: '#000a1f',
      onAmber: '#000a1f',
      right: '#a4e8c1',
      rightSoft: '#0b2316',
      wrong: '#ffc4bd',
      wrongSoft: '#2c100e',
      missed: '#ffdf9a',
      missedSoft: '#261c06',
      night: '#000000',
      onNight: '#ffffff',
      onNightSoft: '#dbe4f4',
      nightEdge: '#b9c6dc',
      actionOnNight: '#b0cdff',
    },
  },
};
