import type { TypographyVariantsOptions } from '@mui/material/styles';
import { breakpoints } from './tokens.ts';

const display = "'Bricolage Grotesque Variable', 'Bricolage Grotesque Variable fallback', sans-serif";
const text = "'Hanken Grotesk Variable', 'Hanken Grotesk Variable fallback', sans-serif";
const mono = "'JetBrains Mono Variable', monospace";

const narrow = `@media (max-width: ${breakpoints.carousel}px)`;

/** What all headings share. */
const heading = { fontFamily: display, fontWeight: 650, letterSpacing: '-0.015em', textWrap: 'balance' } as const;

/** The type scale, from the hero down to labels. Headings grow with the window between two bounds. */
export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  fontFamilyDisplay: display,
  fontFamilyMono: mono,
  hero: { ...heading, fontWeight: 680, fontSize: 'clamp(40px, 5.2vw, 68px)', lineHeight: 1.06 },
  h1: { ...heading, fontWeight: 660, fontSize: 'clamp(34px, 4vw, 48px)', lineHeight: 1.1 },
  h2: { ...heading, fontSize: 'clamp(28px, 3.2vw, 40px)', lineHeight: 1.12 },
  h3: { ...heading, fontSize: '22px', lineHeight: 1.18 },
  h4: { ...heading, fontSize: '20px', lineHeight: 1.25 },
  lead: { fontFamily: text, fontSize: '19px', lineHeight: 1.5 },
  body1: { fontSize: '17px', lineHeight: 1.55, letterSpacing: 'normal', [narrow]: { fontSize: '16px' } },
  body2: { fontSize: '16px', lineHeight: 1.5, letterSpacing: 'normal' },
  label: { fontFamily: text, fontSize: '14px', lineHeight: 1.4, fontWeight: 600 },
  button: { fontSize: '16px', lineHeight: 1.2, fontWeight: 650, letterSpacing: 'normal', textTransform: 'none' },
};
