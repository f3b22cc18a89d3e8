import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import { part } from '../../../theme/part.ts';

/** A ground with shades at the edges where there is more to scroll to: the ground covers them where there is not. */
const shaded = (ground: string, { palette }: Theme['vars']) =>
  [
    `linear-gradient(to right, ${ground} 30%, transparent) left / 32px 100% no-repeat local`,
    `linear-gradient(to left, ${ground} 30%, transparent) right / 32px 100% no-repeat local`,
    `linear-gradient(to right, ${palette.divider}, transparent) left / 14px 100% no-repeat scroll`,
    `linear-gradient(to left, ${palette.divider}, transparent) right / 14px 100% no-repeat scroll`,
    ground,
  ].join(', ');

export const ScrollBox = part('div', 'CcProse', 'ScrollBox', ({ theme: { vars, ...theme } }) => ({
  margin: theme.spacing(0, 0, 3),
  overflowX: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  background: shaded(vars.palette.background.paper, vars),
  '&[data-kind="code"]': { background: shaded(vars.palette.background.sunk, vars) },
  scrollMarginTop: theme.spacing(10),
}));

export const CodeBlock = part('pre', 'CcProse', 'CodeBlock', ({ theme }) => ({
  width: 'max-content',
  margin: 0,
  border: 0,
  padding: theme.spacing(2),
  ...theme.typography.code,
  fontWeight: theme.typography.fontWeightMedium,
}));

export const CodeText = part('code', 'CcProse', 'CodeText', { fontFamily: 'inherit' });

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
