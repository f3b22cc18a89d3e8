import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

// Below each other beside the form; beside each other below it, where there is room.
export const Root = part('aside', 'CcContactPanel', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(5),
}));

export const Details = part(Card, 'CcContactPanel', 'Details', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(4.5, 4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3.5, 2.5) },
}));

export const DetailsTitle = part(Typography, 'CcContactPanel', 'DetailsTitle', { position: 'relative' });

export const Address = part('address', 'CcContactPanel', 'Address', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontStyle: 'normal',
  textWrap: 'balance',
}));

export const Fact = part('span', 'CcContactPanel', 'Fact', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  minHeight: 28,
}));

export const EmailLink = part(Link, 'CcContactPanel', 'EmailLink', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: 'anywhere',
}));

export const ReplyTime = part(Typography, 'CcContactPanel', 'ReplyTime', ({ theme }) => ({
  position: 'relative',
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

export const Within = part('strong', 'CcContactPanel', 'Within', ({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
}));

export const Advice = part(List, 'CcContactPanel', 'Advice', ({ theme }) => ({
  marginTop: theme.spacing(1),
  counterReset: 'advice',
}));

export const Item = part(ListItem, 'CcContactPanel', 'Item', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: theme.spacing(2, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  counterIncrement: 'advice',
  '&:last-of-type': { borderBottom: 0 },
  '&::before': {
    ...theme.typography.mark,
    content: 'counter(advice, decimal-leading-zero)',
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.fontFamilyDisplay,
  },
}));

export const ItemTitle = part(Typography, 'CcContactPanel', 'ItemTitle', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  textWrap: 'balance',
}));

export const ItemText = part(Typography, 'CcContactPanel', 'ItemText', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));
