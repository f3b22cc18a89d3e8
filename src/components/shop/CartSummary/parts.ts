import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** The card of CartSummary and of its skeleton. */
export const Root = styled(Card, { name: 'CcCartSummary', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
})) as typeof Card; // styled() loses `component`

/** A fact and its value; the total stands below a line. */
export const Fact = styled('div', { name: 'CcCartSummary', slot: 'Fact' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minHeight: 36,
  '&[data-kind="total"]': { paddingTop: theme.spacing(1.5), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
