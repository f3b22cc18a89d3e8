import type { CSSObject } from '@emotion/css/create-instance';
import { color, faces, faceVariables, focusRing, font, media, radius, type, variables } from './style.ts';
import { dark, light } from './tokens.ts';

/** The values of faces and colours, these by the scheme that the root element names. */
const schemes: CSSObject = {
  ':root': { ...variables(light), ...faceVariables(faces), colorScheme: 'light' },
  ':root[data-color-scheme="dark"]': { ...variables(dark), colorScheme: 'dark' },
};

/** What plain elements look like, so that components seldom have to say it. */
const elements: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '24px', background: color.paper },
  body: {
    margin: 0,
    ...type.body,
    fontFamily: font.text,
    color: color.ink,
    background: color.paper,
    WebkitFontSmoothing: 'antialiased',
    [media.narrow]: { fontSize: '16px' },
  },
  'h1, h2, h3, h4': { margin: 0, letterSpacing: '-0.015em', textWrap: 'balance' },
  h1: type.title,
  h2: type.heading,
  h3: type.subheading,
  'p, ul, ol, dl, dd, figure': { margin: 0 },
  'button, input, select, textarea': { font: 'inherit' },
  a: { color: 'inherit', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' },
  'a:hover': { textDecorationThickness: '2px' },
  ':focus-visible': focusRing,
  // Headings and landmarks take the focus only by script, after a page or a question has changed.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '[hidden]': { display: 'none !important' },
  'html[data-session] [data-for="visitors"]': { visibility: 'hidden' },
  code: {
    fontFamily: font.mono,
    fontWeight: 500,
    fontSize: '0.86em',
    background: color.sunk,
    border: `1px solid ${color.line}`,
    borderRadius: '6px',
    padding: '1px 6px',
    overflowWrap: 'anywhere',
  },
  // What a search has found, seen by its ground and by a line below it.
  mark: {
    padding: '0.08em 0',
    background: color.missedSoft,
    color: color.ink,
    borderRadius: '3px',
    boxShadow: `inset 0 -2px ${color.missed}`,
    WebkitBoxDecorationBreak: 'clone',
    boxDecorationBreak: 'clone',
  },
  pre: {
    margin: '12px 0',
    padding: '16px',
    overflowX: 'auto',
    background: color.sunk,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    fontSize: '15px',
    lineHeight: 1.55,
  },
  'pre code': { padding: 0, border: 0, background: 'none', fontSize: 'inherit', overflowWrap: 'normal' },
};

/** The look of a page before any component: colours and faces as CSS variables, and plain elements. */
export const globalStyles = [schemes, elements];
