import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
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
}));

export const Paragraph = part('p', 'CcProse', 'Paragraph', block);

export const Heading = part('h2', 'CcProse', 'Heading', ({ theme }) => ({
  ...theme.typography.title,
  margin: theme.spacing(5.5, 0, 1.5),
  scrollMarginTop: theme.spacing(3),
  '&:first-child': { marginTop: 0 },
  '&:is(h3)': theme.typography.h4,
}));

export const Subheading = part('h3', 'CcProse', 'Subheading', ({ theme }) => ({
  ...theme.typography.h4,
  margin: theme.spacing(4, 0, 1.5),
  '&:first-child': { marginTop: 0 },
  '&:is(h4)': theme.typography.subtitle1,
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

/** A table that may be wider than the page. It takes the focus, so that the keyboard can scroll it. */
export const ScrollBox = part('div', 'CcProse', 'ScrollBox', ({ theme: { vars, ...theme } }) => ({
  margin: theme.spacing(0, 0, 3),
  overflowX: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  // Shades at the edges where there is more to scroll to: the ground covers them where there is not.
  background: [
    `linear-gradient(to right, ${vars.palette.background.paper} 30%, transparent) left / 32px 100% no-repeat local`,
    `linear-gradient(to left, ${vars.palette.background.paper} 30%, transparent) right / 32px 100% no-repeat local`,
    `linear-gradient(to right, ${vars.palette.divider}, transparent) left / 14px 100% no-repeat scroll`,
    `linear-gradient(to left, ${vars.palette.divider}, transparent) right / 14px 100% no-repeat scroll`,
    vars.palette.background.paper,
  ].join(),
  scrollMarginTop: theme.spacing(10),
}));

export const DataTable = part(Table, 'CcProse', 'Table', {
  // Two columns fit on a phone; more would be squeezed.
  '&:has(th:nth-of-type(3))': { minWidth: '27em' },
});

const cell = ({ theme }: { theme: Theme }) => ({
  padding: theme.spacing(1.5, 2),
  verticalAlign: 'top',
  border: 0,
  ...theme.typography.body2,
  '&[data-align="right"]': { fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1.5) },
});

export const Cell = part(TableCell, 'CcProse', 'Cell', (props) => ({
  ...cell(props),
  borderTop: `1px solid ${props.theme.vars.palette.divider}`,
  '&:first-of-type': { fontWeight: props.theme.typography.fontWeightBold },
}));

export const HeadCell = part(TableCell, 'CcProse', 'HeadCell', (props) => ({
  ...cell(props),
  verticalAlign: 'bottom',
  ...props.theme.typography.label,
  color: props.theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));
