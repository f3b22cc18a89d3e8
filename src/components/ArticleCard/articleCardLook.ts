import type { CSSObject } from '../../theme/emotion.ts';
import { card, color, font, media, radius, space, type } from '../../theme/style.ts';

/** An open card; where the page is still as it was drawn, the browser knows which one its address names. */
const open = '&:is([data-open="true"], [data-open="by-address"]:is(:target, [data-named]))';

/** How an article's card is set: emblem, words and button side by side, or below each other where it is narrow. */
export const articleCardLook: CSSObject = {
  ...card,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  columnGap: space(2.5),
  padding: space(3.5),
  scrollMarginTop: space(3),
  [open]: { borderColor: color.edge },
  '& header': { display: 'grid', gap: space(1.25), maxWidth: '33em' },
  '& h2': { ...type.subheading, fontSize: '24px', scrollMarginTop: space(6) },
  '& header > p': { color: color.inkSoft, textWrap: 'pretty' },
  '& .passage': {
    padding: `${space(1)} ${space(1.75)}`,
    borderLeft: `3px solid ${color.line}`,
    fontSize: '16px',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  '& .passage > span': { fontWeight: 600 },
  '& header > .facts': { ...type.label, fontWeight: 500 },
  '& .toggle': { alignSelf: 'start', gridRow: '1 / span 3', gridColumn: 3 },
  '& .toggle button > svg': { flex: 'none' },
  [`${open} .toggle button > svg`]: { rotate: '180deg' },
  // Both words have the room of the longer one.
  '& .toggle button > span': { display: 'inline-grid' },
  '& .toggle [data-when]': { gridArea: '1 / 1' },
  '& .toggle [data-when="open"]': { visibility: 'hidden' },
  [`${open} .toggle [data-when="open"]`]: { visibility: 'visible' },
  [`${open} .toggle [data-when="closed"]`]: { visibility: 'hidden' },
  '& .text': { gridColumn: 2, marginTop: space(4), paddingTop: space(4), borderTop: `1px solid ${color.line}` },
  [`${open} .text`]: { display: 'block !important' },
  '& footer': {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space(3),
    margin: `${space(1)} 0 -${space(1.25)}`,
  },
  '& footer a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: 44,
    color: color.action,
    font: `650 16px/1.25 ${font.text}`,
    textDecoration: 'none',
  },
  '& footer a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& footer svg': { flex: 'none' },
  // Where the text ends, the way on is easier to see.
  [`${open} footer`]: { gap: space(1.5), margin: `${space(5)} 0 0` },
  [`${open} footer a`]: {
    padding: '8px 20px',
    border: `1.5px solid ${color.action}`,
    borderRadius: radius.pill,
  },
  // Whoever reads on can close it from anywhere.
  [`${open} .toggle`]: { position: 'sticky', top: space(2), zIndex: 1 },
  [`${open} .toggle button`]: { background: color.surface },
  [media.narrow]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: space(1.75),
    padding: space(2.5),
    '& > svg': { width: 40, height: 40 },
    '& h2': { fontSize: '21px' },
    '& header': { display: 'contents' },
    '& header > h2': { alignSelf: 'center' },
    '& header > p, & .text, & footer, & .toggle': { gridColumn: '1 / -1' },
    '& header > p': { marginTop: space(1.25) },
    '& .toggle': { gridRow: 'auto', marginTop: space(2) },
    '& .text': { marginTop: space(3), paddingTop: 0, border: 0 },
    '& .text :is(a, [tabindex])': { scrollMarginTop: space(10) },
    // Text passes below a whole bar.
    [`${open} .toggle`]: {
      top: 0,
      marginInline: `-${space(2.5)}`,
      padding: `${space(1)} ${space(2.5)}`,
      background: color.surface,
      borderBottom: `1px solid ${color.line}`,
    },
  },
  [media.motionOk]: { transition: 'border-color 120ms' },
};
