import type { CSSObject } from '../../theme/emotion.ts';
import { color, font, media, radius, space } from '../../theme/style.ts';

/** Seventy characters of the text face, as most lines have them. */
const measure = '29.5em';

const headings: CSSObject = {
  '& [data-level="upper"]': { font: `650 24px/1.2 ${font.display}` },
  '& > * + [data-level="upper"]': { marginTop: space(5.5) },
  '& [data-level="lower"]': { font: `650 19px/1.3 ${font.display}` },
  '& > * + [data-level="lower"]': { marginTop: space(4) },
  '& > [data-level] + *': { marginTop: space(1.5) },
  '& > [data-level="upper"] + [data-level="lower"]': { marginTop: space(2.5) },
};

const lists: CSSObject = {
  '& ul, & ol': { paddingLeft: '1.35em' },
  '& ul': { listStyle: 'disc' },
  '& ul ul': { listStyle: 'circle' },
  '& li + li': { marginTop: space(1) },
  '& li > * + *, & li > ul, & li > ol': { marginTop: space(1) },
  '& li::marker': { color: color.action, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
};

/** A case to think about stands apart from the text around it, as a question does. */
const quotes: CSSObject = {
  '& blockquote': {
    margin: `${space(3)} 0`,
    padding: `${space(2.25)} ${space(3)}`,
    background: color.sunk,
    border: `1px solid ${color.line}`,
    borderLeft: `4px solid ${color.action}`,
    borderRadius: radius.medium,
    [media.narrow]: { paddingInline: space(2.25) },
  },
  '& blockquote > * + *': { marginTop: space(1.5) },
};

const links: CSSObject = {
  '& a': { color: color.action, fontWeight: 550, textDecorationColor: 'currentColor', overflowWrap: 'anywhere' },
  '& a:hover': { color: color.actionStrong },
};

/** How a text to be read is set. */
export const proseLook: CSSObject = {
  fontSize: 'clamp(17px, 14.6px + 0.6vw, 19px)',
  lineHeight: 1.6,
  color: color.ink,
  textWrap: 'pretty',
  '& > *': { maxWidth: measure },
  '& > [data-scrollable], & > img': { maxWidth: 'min(100%, 46em)' },
  '& > * + *': { marginTop: '1em' },
  '& strong': { fontWeight: 650 },
  '& code': { WebkitBoxDecorationBreak: 'clone', boxDecorationBreak: 'clone' },
  '& img': { display: 'block', height: 'auto', borderRadius: radius.medium },
  '& hr': { width: space(8), margin: `${space(4)} 0`, border: 0, borderTop: `2px solid ${color.line}` },
  ...headings,
  ...lists,
  ...quotes,
  ...links,
};
