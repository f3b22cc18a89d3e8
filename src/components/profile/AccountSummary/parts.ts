import Card from '@mui/material/Card';
import { part } from '../../../theme/part.ts';

/** The card of AccountSummary and of its skeleton. */
export const Root = part(Card, 'CcAccountSummary', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2), padding: theme.spacing(2.5) },
}));

/** What can be done with the account, at the end of the line, or below the facts where there is no room. */
export const Action = part('div', 'CcAccountSummary', 'Action', ({ theme }) => ({
  gridColumn: 3,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

/** The facts beside each other, where there is room. */
export const Facts = part('dl', 'CcAccountSummary', 'Facts', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 6),
  margin: 0,
}));
