import type {} from './augmentation.ts';
import {
  createTheme,
  shouldSkipGeneratingVar,
  type CssVarsThemeOptions,
  type Overlays,
  type Shadows,
  type ThemeOptions,
} from '@mui/material/styles';
import type { ElementType } from 'react';
import { baseline } from './components/baseline.ts';
import { controls } from './components/controls.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.ts';
import { surfaces } from './components/surfaces.ts';
import { text } from './components/text.ts';
import { palette } from './palette.ts';
import { breakpoints, dark, light, radii } from './tokens.ts';
import { typography } from './typography.ts';

/** MUI has 25 shadows and overlays. As variables those that nothing uses would only make every page larger. */
const none = Array.from({ length: 25 }, () => 'none');
/** The shadows of what floats above the page, at MUI's elevations: toasts at 6, menus at 8. */
const shadows = none.with(6, '0 6px 20px rgb(8 16 32 / 0.16)').with(8, '0 24px 60px rgb(8 16 32 / 0.18)');

/** The colour of focus rings. A night ground sets its own by `--cc-focus`. */
const focusColor = 'var(--cc-focus, var(--cc-palette-primary-main))';

const foundation: ThemeOptions & Omit<CssVarsThemeOptions, 'components'> = {
  cssVariables: {
    cssVarPrefix: 'cc',
    colorSchemeSelector: 'data-color-scheme',
    nativeColor: true,
    shouldSkipGeneratingVar: (keys) => keys[0] === 'radius' || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: {
    light: { palette: palette(light), overlays: none as Overlays },
    dark: { palette: palette(dark), overlays: none as Overlays },
  },
  shadows: shadows as Shadows,
  typography,
  // The carousel's and the navbar's widths are the specification's (section 9): 768 is still narrow, 960 is wide.
  breakpoints: { values: { xs: 0, sm: breakpoints.carousel + 1, md: breakpoints.navbar, lg: 1200, xl: 1536 } },
  shape: { borderRadius: radii.medium },
  radius: {
    small: `${radii.small}px`,
    medium: `${radii.medium}px`,
    large: `${radii.large}px`,
    pill: `${radii.pill}px`,
  },
  motion: { reducedMotion: 'system' },
  // Rings of what is pressed; menus and lists turn theirs inside, so that nothing clips it.
  focusVisible: {
    outlineWidth: 3,
    outlineOffset: 3,
    outlineColor: focusColor,
  },
};

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

/**
 * The one theme: light and dark as CSS variables, so that a switch of the scheme renders nothing.
 *
 * @param LinkComponent Renders `href` in all components, such as a router's link. Without it links are plain.
 */
export function createSiteTheme(LinkComponent: ElementType = 'a') {
  const withMixins = createTheme({ ...foundation, mixins });
  const { MuiButtonBase, MuiLink, ...rest } = {
    ...baseline(withMixins),
    ...text(),
    ...controls(withMixins),
    ...surfaces(withMixins),
    ...feedback(withMixins),
    ...inputs(withMixins),
  };
  return createTheme({
    ...foundation,
    mixins,
    components: {
      ...rest,
      MuiButtonBase: { ...MuiButtonBase, defaultProps: { ...MuiButtonBase?.defaultProps, LinkComponent } },
      MuiLink: { ...MuiLink, defaultProps: { ...MuiLink?.defaultProps, component: LinkComponent } },
    },
  });
}
