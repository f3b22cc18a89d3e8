/** What our theme has beyond MUI's own. Import it for its types alone; `theme.ts` gives the values. */
import type { CSSObject } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** Dark surfaces in both schemes: hero, banners, results, footer. */
interface NightColors {
  main: string;
  contrastText: string;
  /** Text of second rank. */
  soft: string;
  /** Edge of a control. */
  edge: string;
  /** Links and focus rings. */
  action: string;
}

interface ContourColors {
  night: string;
  paper: string;
}

/** Corner radii in CSS pixels. */
interface Radii {
  /** Letters and code. */
  small: string;
  /** Controls. */
  medium: string;
  /** Cards. */
  large: string;
  pill: string;
}

interface OwnVariants<Style> {
  /** The one headline of the home page. */
  hero: Style;
  /** The first paragraph below a heading. */
  lead: Style;
  /** Small facts, such as the section and difficulty of a question. */
  label: Style;
}

/** Overrides of our components by slot, as for MUI's own. */
interface OwnComponent {
  styleOverrides?: Record<string, CSSObject | ((props: { theme: Theme }) => CSSObject)>;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** Edge of a control, 3:1 against every ground. */
    edge: string;
    night: NightColors;
    contour: ContourColors;
  }
  interface PaletteOptions {
    edge?: string;
    night?: NightColors;
    contour?: ContourColors;
  }
  interface PaletteColor {
    /** A quiet ground in the colour's hue. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeBackground {
    /** Slightly below paper, to set a section or a letter off. */
    sunk: string;
  }
  interface Theme {
    radius: Radii;
  }
  interface ThemeOptions {
    radius?: Radii;
  }
  interface Mixins {
    /** The focus ring, visible from across the room. */
    focusRing: CSSObject;
    /** The page's column: at most 1200 px wide between two gutters. */
    column: CSSObject;
    /** Hidden from view, but read by screen readers. */
    visuallyHidden: CSSObject;
  }
  interface TypographyVariants extends OwnVariants<CSSProperties> {
    /** The display font, for headings. */
    fontFamilyDisplay: string;
    fontFamilyMono: string;
  }
  interface TypographyVariantsOptions extends Partial<OwnVariants<CSSProperties>> {
    fontFamilyDisplay?: string;
    fontFamilyMono?: string;
  }
  interface Components<Theme = unknown> {
    [ownName: `Cc${string}`]: OwnComponent;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariants<true> {
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    caption: false;
    overline: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The single most important action of a page. */
    call: true;
  }
}
