import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { Tokens } from '../../tokens/tokens.ts';

/** A size as designers draw it, in pixels, which follows the text size that the reader has set in the browser. */
const rem = (pixels: number) => `${pixels / 16}rem`;
/** A size that grows with the window between two bounds. */
const fluid = (least: number, grows: string, most: number) => `clamp(${rem(least)}, ${grows}, ${rem(most)})`;

/** The type scale of a brand, from the hero down to labels. Components choose from it by name. */
export function typography({ fonts, weights }: Tokens): TypographyVariantsOptions {
  const heading = {
    fontFamily: fonts.display,
    fontWeight: weights.bold,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  } as const;
  const text = { fontFamily: fonts.text, letterSpacing: 'normal' } as const;
  return {
    fontFamily: fonts.text,
    fontFamilyDisplay: fonts.display,
    fontFamilyMono: fonts.mono,
    fontWeightRegular: weights.regular,
    fontWeightMedium: weights.medium,
    fontWeightBold: weights.bold,
    hero: { ...heading, fontWeight: weights.display, fontSize: fluid(40, '5.2vw', 68), lineHeight: 1.06 },
    h1: { ...heading, fontSize: fluid(34, '4vw', 48), lineHeight: 1.1 },
    h2: { ...heading, fontSize: fluid(25, '2.5vw', 32), lineHeight: 1.15 },
    title: { ...heading, fontSize: fluid(22, '2.6vw', 26), lineHeight: 1.18 },
    h3: { ...heading, fontSize: rem(22), lineHeight: 1.18 },
    h4: { ...heading, fontSize: rem(20), lineHeight: 1.25 },
    figure: { ...heading, fontWeight: weights.display, fontSize: fluid(56, '9vw', 88), lineHeight: 1 },
    figureSmall: { ...heading, fontWeight: weights.display, fontSize: rem(34), lineHeight: 1 },
    lead: { ...text, fontSize: rem(19), lineHeight: 1.5 },
    prose: { ...text, fontSize: fluid(17, `${rem(14.6)} + 0.6vw`, 19), lineHeight: 1.6 },
    question: { ...text, fontSize: fluid(18, `${rem(14)} + 0.52vw`, 20), lineHeight: 1.5, fontWeight: weights.medium },
    answer: { ...text, fontSize: fluid(17, `${rem(15)} + 0.26vw`, 18), lineHeight: 1.5, fontWeight: weights.book },
    body1: { ...text, fontSize: fluid(16, `${rem(14)} + 0.26vw`, 17), lineHeight: 1.55 },
    body2: { ...text, fontSize: rem(16), lineHeight: 1.5 },
    compact: { ...text, fontSize: rem(16), lineHeight: 1.35 },
    subtitle1: { ...text, fontSize: rem(18), lineHeight: 1.35, fontWeight: weights.semibold },
    subtitle2: { ...text, fontSize: rem(16), lineHeight: 1.3, fontWeight: weights.bold },
    caption: { ...text, fontSize: rem(15), lineHeight: 1.45 },
    label: { ...text, fontSize: rem(14), lineHeight: 1.4, fontWeight: weights.semibold },
    mark: { ...text, fontSize: rem(15), lineHeight: 1, fontWeight: weights.bold },
    code: { fontFamily: fonts.mono, fontSize: rem(15), lineHeight: 1.6, fontWeight: weights.regular },
    button: { ...text, fontSize: rem(16), lineHeight: 1.2, fontWeight: weights.bold, textTransform: 'none' },
  };
}
