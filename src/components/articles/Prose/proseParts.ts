import Link from '@mui/material/Link';
import { part } from '../../../theme/part.ts';
import { ExternalIcon } from '../../base/icons/icons.tsx';

/** Seventy characters of the text font, as most lines have them. */
export const MEASURE = '29.5em';

/** A block of the text; how much space follows it is up to what it stands in. */
const block = { margin: '0 0 var(--cc-prose-gap)', '&:last-child': { marginBottom: 0 } };

export const Root = part('div', 'CcProse', 'Root', ({ theme }) => ({
  '--cc-prose-gap': '1em',
  ...theme.typography.prose,
  maxWidth: MEASURE,
  color: theme.vars.palette.text.primary,
  textWrap: 'pretty',
}));

export const Paragraph = part('p', 'CcProse', 'Paragraph', block);

export const Heading = part('h2', 'CcProse', 'Heading', ({ theme }) => ({
  ...theme.typography.title,
  margin: theme.spacing(5.5, 0, 1.5),
  scrollMarginTop: theme.spacing(3),
  '&:first-child': { marginTop: 0 },
}));

export const Subheading = part('h3', 'CcProse', 'Subheading', ({ theme }) => ({
  ...theme.typography.h4,
  margin: theme.spacing(4, 0, 1.5),
  '&:first-child': { marginTop: 0 },
}));

const list = { ...block, paddingLeft: '1.35em', '&:not(:first-child)': { marginTop: 'var(--cc-prose-list, 0)' } };

export const Bullets = part('ul', 'CcProse', 'Bullets', { ...list, listStyle: 'disc' });

export const Numbers = part('ol', 'CcProse', 'Numbers', list);

export const Item = part('li', 'CcProse', 'Item', ({ theme }) => ({
  '--cc-prose-gap': theme.spacing(1),
  '--cc-prose-list': theme.spacing(1),
  marginBottom: theme.spacing(1),
  '&:last-child': { marginBottom: 0 },
  '&::marker': {
    color: theme.vars.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** A case to think about stands apart from the text around it, as a question does. */
export const Quote = part('blockquote', 'CcProse', 'Quote', ({ theme }) => ({
  '--cc-prose-gap': theme.spacing(1.5),
  margin: theme.spacing(0, 0, 3),
  padding: theme.spacing(2.25, 3),
  background: theme.vars.palette.background.sunk,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.radius.medium,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.25) },
}));

export const Strong = part('strong', 'CcProse', 'Strong', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}));

export const TextLink = part(Link, 'CcProse', 'Link', ({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
  scrollMarginTop: theme.spacing(10),
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.dark } },
}));

export const NewTabMark = part('span', 'CcProse', 'NewTabMark', { whiteSpace: 'nowrap' });

export const NewTabIcon = part(ExternalIcon, 'CcProse', 'NewTabIcon', {
  marginLeft: '0.15em',
  fontSize: '0.7em',
  verticalAlign: '-0.02em',
});

/** What a search has found within a text, recognizable by its ground and by the line below it. */
export const Mark = part('mark', 'CcProse', 'Mark', ({ theme }) => ({
  padding: '0.08em 0',
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.text.primary,
  borderRadius: 3,
  boxShadow: `inset 0 -2px ${theme.vars.palette.warning.main}`,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
}));
