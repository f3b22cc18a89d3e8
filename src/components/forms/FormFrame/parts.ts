/** The parts of a FormFrame. */
import { keyframes } from '@emotion/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';

export const Root = part(Card, 'CcFormFrame', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  maxWidth: 440,
  padding: theme.spacing(4),
  overflow: 'visible',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
  '&[data-variant="wide"]': { maxWidth: 'none' },
  '&[data-variant="plain"]': { maxWidth: 'none', padding: 0, border: 0, background: 'none' },
}));

export const Steps = part('div', 'CcFormFrame', 'Steps', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '&[data-variant="wide"]': { gap: theme.spacing(1.5, 3) },
}));

export const Submit = part(BusyButton, 'CcFormFrame', 'Submit', ({ theme }) => ({
  flex: '1 1 auto',
  '&[data-variant="wide"]': {
    flex: '0 1 auto',
    [theme.breakpoints.down('sm')]: { flex: '1 1 auto' },
  },
}));

// With code that comes in time nothing changes visibly.
const delay = '1s';
const appear = keyframes({ to: { visibility: 'visible' } });
const disappear = keyframes({ to: { visibility: 'hidden' } });

/** The words of the button before the page's code has come, and what they change to, in one place. */
export const Unready = part('span', 'CcFormFrame', 'Unready', { display: 'inline-grid' });

export const UnreadyLabel = part('span', 'CcFormFrame', 'UnreadyLabel', {
  gridArea: '1 / 1',
  animation: `${disappear} 0s ${delay} forwards`,
  '&[data-later]': { visibility: 'hidden', animationName: appear },
});

export const OtherWay = part(Button, 'CcFormFrame', 'OtherWay', {
  '&:not([data-variant="wide"])': { marginInline: 'auto' },
});

export const Note = part(Typography, 'CcFormFrame', 'Note', ({ theme }) => ({
  flex: '1 1 100%',
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
  '&[data-variant="wide"]': { [theme.breakpoints.up('sm')]: { flexBasis: 200 } },
}));

/** While it is empty it takes no room in the form's grid, but stays where screen readers expect it. */
export const Success = part('div', 'CcFormFrame', 'Success', { '&:empty': { position: 'absolute' } });
