/** What our theme has beyond MUI's own. Import it for its types alone; `theme.ts` gives the values. */
import type { CSSObject } from '@emotion/react';
import type { CSSProperties } from 'react';
import type { TypographyVariant } from '@mui/material/styles';
import type { ColorName, Tokens, valueUses } from '../../tokens/tokens.ts';

/** The tokens of a group, such as `main` and `soft` of night. */
type Shades<Group extends string> = {
  [Name in ColorName as Name extends `${Group}.${infer Shade}` ? Shade : never]: string;
};

interface OwnColors {
  /** Edge of a control, 3:1 against every ground. */
  edge: string;
  /** Links, marks and focus rings, legible on the surface on which they stand. */
  accent: string;
  /** Of the dark surface that both schemes have: hero, banners, results, footer. */
  night: Shades<'night'>;
  contour: Shades<'contour'>;
}

interface OwnValues {
  /** Corner radii as CSS lengths. */
  radius: Record<keyof Tokens['radii'], string>;
}

/** Variants of the type scale beside MUI's. */
type OwnVariants<Style> = Record<Exclude<keyof (typeof valueUses)['type'], TypographyVariant>, Style>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnColors {}
  interface PaletteColor {
    /** A quiet ground in the colour's hue. */
    soft: string;
  }
  interface TypeBackground {
    /** Slightly below paper, to set a section or a letter off. */
    sunk: string;
  }
  interface Theme extends OwnValues {}
  interface ThemeOptions extends Partial<OwnValues> {}
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
  /** A part of ours is restyled by the component's name and the slot's, as `part` declares them. */
  interface Components<Theme = unknown> {
    [name: `Cc${string}`]: { styleOverrides?: Record<string, CSSObject | ((args: { theme: Theme }) => CSSObject)> };
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariants<true> {
    h5: false;
    h6: false;
    overline: false;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** The dark surface of both schemes: texts, edges and focus rings on it are legible by themselves. */
    night: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The single most important action of a page. */
    call: true;
  }
}
