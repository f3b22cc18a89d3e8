import {
  createTheme,
  alpha,
  type Components,
  type Direction,
  type Theme,
  shouldSkipGeneratingVar,
  type CssVarsThemeOptions,
  type Overlays,
  type Shadows,
  type ThemeOptions,
} from '@mui/material/styles';
import type { ElementType } from 'react';
import { certcrest } from '../../tokens/certcrest.ts';
import { breakpoints, type Tokens } from '../../tokens/tokens.ts';
import { baseline } from './components/baseline.ts';
import { controls } from './components/controls.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.ts';
import { surfaces } from './components/surfaces.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

import type {} from './augmentation.ts';

/** MUI has 25 shadows and overlays. As variables those that nothing uses would only make every page larger. */
const none = Array.from({ length: 25 }, () => 'none');
/** The shadows of what floats above the page, at MUI's elevations: toasts at 6, menus at 8. */
function shadowsOf({ dark: { 'night.main': night } }: Tokens['colors']): Shadows {
  return none.with(6, `0 6px 20px ${alpha(night, 0.16)}`).with(8, `0 24px 60px ${alpha(night, 0.18)}`) as Shadows; // as many as MUI's
}

/** The colour of focus rings: the palette's accent, of the surface on which they stand. */
const focusColor = 'var(--cc-palette-accent)';

/**
 * Variables that no page declares, as no style reads them: what is the same in both schemes, MUI's `font`, which is the
 * typography once more, and colours of components that the site does not show, or that are ours instead. A component that
 * needs one of them throws, or has no colour, in its first story.
 */
const unread = [
  /^(?:radius|font|overlays)\b/,
  /^palette\.(?:Avatar|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip)\./,
  /^palette\.Alert\.(?!\w+IconColor)/,
  /^palette\.LinearProgress\.(?!primary)/,
];

/** Theme options for a brand's tokens. */
const foundation = (tokens: Tokens): ThemeOptions & Omit<CssVarsThemeOptions, 'components'> => ({
  cssVariables: {
    cssVarPrefix: 'cc',
    colorSchemeSelector: 'data-color-scheme',
    nativeColor: true,
    shouldSkipGeneratingVar: (keys) =>
      unread.some((path) => path.test(keys.join('.'))) || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: {
    light: { palette: palette(tokens.colors.light), overlays: none as Overlays },
    dark: { palette: palette(tokens.colors.dark), overlays: none as Overlays },
  },
  shadows: shadowsOf(tokens.colors),
  typography: typography(tokens),
  spacing: tokens.space,
  // The carousel's and the navbar's widths (docs/product.md 2.2, 2.5): 768 is still narrow, 960 is wide.
  breakpoints: { values: { xs: 0, sm: breakpoints.carousel + 1, md: breakpoints.navbar, lg: 1200, xl: 1536 } },
  shape: { borderRadius: tokens.radii.medium },
  radius: {
    small: `${tokens.radii.small}px`,
    medium: `${tokens.radii.medium}px`,
    large: `${tokens.radii.large}px`,
    pill: `${tokens.radii.pill}px`,
  },
  motion: { reducedMotion: 'system' },
  // A change of state takes 120 ms, and nothing more than 200: MUI's own are up to 375.
  transitions: {
    duration: { shortest: 120, shorter: 200, short: 200, standard: 200, enteringScreen: 200, leavingScreen: 200 },
  },
  // Rings of what is pressed; menus and lists turn theirs inside, so that nothing clips it.
  focusVisible: {
    outlineWidth: 3,
    outlineOffset: 3,
    outlineColor: focusColor,
  },
});

const mixins: ThemeOptions['mixins'] = {
  focusRing: { outline: `3px solid ${focusColor}`, outlineOffset: '3px' },
  column: { width: '100%', maxWidth: 1200 + 64, marginInline: 'auto', paddingInline: 'clamp(20px, 4vw, 32px)' },
  visuallyHidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
};

export interface SiteThemeOptions {
  /** Renders `href` in all components, such as a router's link. Without it links are plain. */
  LinkComponent?: ElementType | undefined;
  /** The brand. @default CertCrest's */
  tokens?: Tokens | undefined;
  /** How its language is read. `rtl` also needs a style cache that mirrors (`createStyleCache`). @default 'ltr' */
  direction?: Direction | undefined;
}

/** The theme of a brand: light and dark as CSS variables, so that a switch of the scheme renders nothing. */
export function createSiteTheme({ LinkComponent = 'a', tokens = certcrest, direction = 'ltr' }: SiteThemeOptions = {}) {
  const theme = createTheme({ ...foundation(tokens), direction, mixins });
  const components: Components<Theme> = {
    ...baseline(theme),
    ...controls(theme, LinkComponent),
    ...surfaces(theme),
    ...feedback(theme),
    ...inputs(theme),
  };
  // Set afterwards, as a second theme would take as long to make as the first.
  return Object.assign(theme, { components });
}
