import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import { ExternalIcon } from '../../base/icons/icons.tsx';

/** Seventy characters of the text font, as most lines have them. */
const MEASURE = '29.5em';

/** A block of the text; how much space follows it is up to what it stands in. */
const block = { maxWidth: MEASURE, margin: '0 0 var(--cc-prose-gap)', '&:last-child': { marginBottom: 0 } };

export const Root = styled('div', { name: 'CcProse', slot: 'Root' })(({ theme }) => ({
  '--cc-prose-gap': '1em',
  fontSize: 'clamp(17px, 14.6px + 0.6vw, 19px)',
  lineHeight: 1.6,
  color: theme.vars.palette.text.primary,
  textWrap: 'pretty',
}));

export const Paragraph = styled('p', { name: 'CcProse', slot: 'Paragraph' })(block);

export const Heading = styled('h2', { name: 'CcProse', slot: 'Heading' })(({ theme }) => ({
  ...theme.typography.h3,
  maxWidth: MEASURE,
  margin: theme.spacing(5.5, 0, 1.5),
  fontSize: 24,
  lineHeight: 1.2,
  '&:first-child': { marginTop: 0 },
}));

export const Subheading = styled('h3', { name: 'CcProse', slot: 'Subheading' })(({ theme }) => ({
  ...theme.typography.h3,
  maxWidth: MEASURE,
  margin: theme.spacing(4, 0, 1.5),
  fontSize: 19,
  lineHeight: 1.3,
  '&:first-child': { marginTop: 0 },
}));

const list = { ...block, paddingLeft: '1.35em', '&:not(:first-child)': { marginTop: 'var(--cc-prose-list, 0)' } };

export const Bullets = styled('ul', { name: 'CcProse', slot: 'Bullets' })({ ...list, listStyle: 'disc' });

export const Numbers = styled('ol', { name: 'CcProse', slot: 'Numbers' })(list);

export const Item = styled('li', { name: 'CcProse', slot: 'Item' })(({ theme }) => ({
  '--cc-prose-gap': theme.spacing(1),
  '--cc-prose-list': theme.spacing(1),
  marginBottom: theme.spacing(1),
  '&:last-child': { marginBottom: 0 },
  '&::marker': { color: theme.vars.palette.primary.main, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

/** A case to think about stands apart from the text around it, as a question does. */
export const Quote = styled('blockquote', { name: 'CcProse', slot: 'Quote' })(({ theme }) => ({
  '--cc-prose-gap': theme.spacing(1.5),
  maxWidth: MEASURE,
  margin: theme.spacing(0, 0, 3),
  padding: theme.spacing(2.25, 3),
  background: theme.vars.palette.background.sunk,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.radius.medium,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.25) },
}));

export const Strong = styled('strong', { name: 'CcProse', slot: 'Strong' })({ fontWeight: 650 });

export const TextLink = styled(Link, { name: 'CcProse', slot: 'Link' })(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  scrollMarginTop: theme.spacing(10),
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.dark } },
}));

export const NewTabMark = styled('span', { name: 'CcProse', slot: 'NewTabMark' })({ whiteSpace: 'nowrap' });

export const NewTabIcon = styled(ExternalIcon, { name: 'CcProse', slot: 'NewTabIcon' })({
  marginLeft: '0.15em',
  fontSize: '0.7em',
  verticalAlign: '-0.02em',
});

export const Image = styled('img', { name: 'CcProse', slot: 'Image' })(({ theme }) => ({
  display: 'block',
  maxWidth: 'min(100%, 46em)',
  height: 'auto',
  marginBottom: '1em',
  borderRadius: theme.radius.medium,
}));

export const Break = styled('hr', { name: 'CcProse', slot: 'Break' })(({ theme }) => ({
  width: theme.spacing(8),
  margin: theme.spacing(4, 0),
  border: 0,
  borderTop: `2px solid ${theme.vars.palette.divider}`,
}));

/** A ground with shades at the edges where there is more to scroll to: the ground covers them where there is not. */
const shaded = (ground: string, { palette }: Theme['vars']) =>
  [
    `linear-gradient(to right, ${ground} 30%, transparent) left / 32px 100% no-repeat local`,
    `linear-gradient(to left, ${ground} 30%, transparent) right / 32px 100% no-repeat local`,
    `linear-gradient(to right, ${palette.divider}, transparent) left / 14px 100% no-repeat scroll`,
    `linear-gradient(to left, ${palette.divider}, transparent) right / 14px 100% no-repeat scroll`,
    ground,
  ].join(', ');

export const ScrollBox = styled('div', { name: 'CcProse', slot: 'ScrollBox' })(({ theme: { vars, ...theme } }) => ({
  maxWidth: 'min(100%, 46em)',
  margin: theme.spacing(0, 0, 3),
  overflowX: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  background: shaded(vars.palette.background.paper, vars),
  '&[data-kind="code"]': { background: shaded(vars.palette.background.sunk, vars) },
  scrollMarginTop: theme.spacing(10),
}));

export const CodeBlock = styled('pre', { name: 'CcProse', slot: 'CodeBlock' })(({ theme }) => ({
  width: 'max-content',
  margin: 0,
  border: 0,
  padding: theme.spacing(2),
  fontFamily: theme.typography.fontFamilyMono,
  fontWeight: 500,
  fontSize: 15,
  lineHeight: 1.55,
}));

export const CodeText = styled('code', { name: 'CcProse', slot: 'CodeText' })({ fontFamily: 'inherit' });

export const DataTable = styled(Table, { name: 'CcProse', slot: 'Table' })({
  // Two columns fit on a phone; more would be squeezed.
  '&:has(th:nth-of-type(3))': { minWidth: '27em' },
});

const cell = ({ theme }: { theme: Theme }) => ({
  padding: theme.spacing(1.5, 2),
  verticalAlign: 'top',
  border: 0,
  fontSize: 16,
  lineHeight: 1.45,
  '&[data-align="right"]': { fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1.5) },
});

export const Cell = styled(TableCell, { name: 'CcProse', slot: 'Cell' })((props) => ({
  ...cell(props),
  borderTop: `1px solid ${props.theme.vars.palette.divider}`,
  '&:first-of-type': { fontWeight: 600 },
}));

export const HeadCell = styled(TableCell, { name: 'CcProse', slot: 'HeadCell' })((props) => ({
  ...cell(props),
  verticalAlign: 'bottom',
  fontSize: 14,
  fontWeight: 650,
  color: props.theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));
