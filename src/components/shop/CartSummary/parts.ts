import Card from '@mui/material/Card';
import { part } from '../../../theme/part.ts';

/** The card of CartSummary and of its skeleton. */
export const Root = part(Card, 'CcCartSummary', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

/** A fact and its value; the total stands below a line. */
export const Fact = part('div', 'CcCartSummary', 'Fact', ({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minHeight: 36,
  '&[data-kind="total"]': { paddingTop: theme.spacing(1.5), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
