/** The parts of an AnswerModeChoice. */
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

export const Root = part('div', 'CcAnswerModeChoice', 'Root', {});

export const Title = part(Typography, 'CcAnswerModeChoice', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(3),
}));

/** The cards beside each other; on a phone below each other. */
export const Choices = part('ul', 'CcAnswerModeChoice', 'Choices', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

export const Wide = part('li', 'CcAnswerModeChoice', 'Wide', { gridColumn: '1 / -1' });

export const Choice = part(Card, 'CcAnswerModeChoice', 'Choice', ({ theme }) => {
  const { palette } = theme.vars;
  const marked = { borderColor: palette.primary.main, background: palette.primary.soft };
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    height: '100%',
    padding: theme.spacing(3),
    // The focus ring of its control surrounds it.
    overflow: 'visible',
    borderColor: palette.edge,
    borderWidth: 1.5,
    '@media (hover: hover)': { '&:hover': marked },
    // What is chosen before the code has come is the target of the page's address.
    '&[data-chosen="true"], &:target': marked,
    scrollMarginTop: '50vh',
  };
});

// The whole card is the control's target, while its name is as short as the choice.
export const Control = part(ButtonBase, 'CcAnswerModeChoice', 'Control', ({ theme }) => ({
  ...theme.typography.h4,
  position: 'static',
  marginTop: theme.spacing(2),
  letterSpacing: '-0.01em',
  textAlign: 'left',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': theme.mixins.focusRing,
}));

export const Text = part(Typography, 'CcAnswerModeChoice', 'Text', ({ theme }) => ({
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

/** What a choice is good for, until it is chosen; then that it waits for the questions. */
export const Words = part('span', 'CcAnswerModeChoice', 'Words', {
  '&[data-when="chosen"]': { display: 'none' },
  '[data-chosen="true"] &, [data-chosen]:target &': {
    '&[data-when="open"]': { display: 'none' },
    '&[data-when="chosen"]': { display: 'inline' },
  },
});

// Fixed sizes as styles: the page is prerendered, where its content policy allows no style attributes.
export const LoadingTitle = part(Skeleton, 'CcAnswerModeChoice', 'LoadingTitle', ({ theme }) => ({
  width: 420,
  height: 34,
  marginBottom: theme.spacing(3),
}));

export const LoadingChoice = part(Skeleton, 'CcAnswerModeChoice', 'LoadingChoice', ({ theme }) => ({
  height: 170,
  borderRadius: theme.radius.large,
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
}));
