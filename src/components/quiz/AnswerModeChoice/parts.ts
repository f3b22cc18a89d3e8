/** The parts of an AnswerModeChoice. */
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';

/** From this width on all but the first stand in one row, else each in its own; in rem, so that large text counts. */
const inARow = '@container (min-width: 44rem)';

/** Up to here an unfinished quiz has its buttons below its words. */
const narrow = '@container (max-width: 37rem)';

/** What is suggested is as high as an unfinished quiz that comes late and takes its place. */
const first = { wide: 152, narrow: 196 };

export const Root = part('div', 'CcAnswerModeChoice', 'Root', { containerType: 'inline-size' });

export const Title = part(Typography, 'CcAnswerModeChoice', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(2),
}));

/** What is suggested takes a row, the others stand below it. */
export const Choices = part('ul', 'CcAnswerModeChoice', 'Choices', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  ...theme.mixins.plainList,
  [inARow]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(2),
    // What would have been suggested is a fourth.
    '&[data-kept="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

export const Place = part('li', 'CcAnswerModeChoice', 'Place', {
  '&[data-suggested="true"]': {
    display: 'grid',
    gridColumn: '1 / -1',
    minHeight: first.wide,
    [narrow]: { minHeight: first.narrow },
  },
});

export const Choice = part(Card, 'CcAnswerModeChoice', 'Choice', ({ theme }) => {
  const { palette } = theme.vars;
  const marked = { borderColor: palette.primary.main, background: palette.primary.soft };
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: theme.spacing(0.5, 1),
    height: '100%',
    minHeight: 84,
    padding: theme.spacing(1.75, 3),
    [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.25) },
    [inARow]: { minHeight: 112, padding: theme.spacing(2, 2.25) },
    // The focus ring of its control surrounds it.
    overflow: 'visible',
    borderColor: palette.edge,
    borderWidth: 1.5,
    '@media (hover: hover)': { '&:hover': marked },
    // What is chosen before the code has come is the target of the page's address.
    '&[data-chosen="true"], &:target': marked,
    '&[data-suggested="true"]': { ...marked, alignItems: 'center', paddingBlock: theme.spacing(2.5) },
    scrollMarginTop: '50vh',
  };
});

export const Label = part(Typography, 'CcAnswerModeChoice', 'Label', ({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
}));

// The whole card is the control's target, while its name is as short as the choice.
export const Control = part(ButtonBase, 'CcAnswerModeChoice', 'Control', ({ theme }) => ({
  ...theme.typography.h4,
  position: 'static',
  letterSpacing: '-0.01em',
  textAlign: 'left',
  '&[data-suggested="true"]': theme.typography.h3,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': theme.mixins.focusRing,
}));

export const Text = part(Typography, 'CcAnswerModeChoice', 'Text', ({ theme }) => ({
  marginTop: theme.spacing(0.5),
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

/** A filled disk where a press starts the quiz; a bare arrow where it leads to another page first. */
export const Sign = part('span', 'CcAnswerModeChoice', 'Sign', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: theme.radius.pill,
    color: palette.primary.main,
    '&[data-starts="true"]': { background: palette.primary.main, color: palette.primary.contrastText },
    '&[data-suggested="true"]': {
      width: 52,
      height: 52,
      background: palette.secondary.main,
      color: palette.secondary.contrastText,
    },
  };
});

// Fixed sizes as styles: the page is prerendered, where its content policy allows no style attributes.
export const LoadingTitle = part(Skeleton, 'CcAnswerModeChoice', 'LoadingTitle', ({ theme }) => ({
  ...theme.typography.h3,
  width: 'min(100%, 420px)',
  marginBottom: theme.spacing(2),
}));

export const LoadingChoice = part(Skeleton, 'CcAnswerModeChoice', 'LoadingChoice', ({ theme }) => ({
  height: 84,
  borderRadius: theme.radius.large,
  [inARow]: { height: 112 },
  '&[data-suggested="true"]': {
    gridColumn: '1 / -1',
    height: first.wide,
    [narrow]: { height: first.narrow },
  },
}));
