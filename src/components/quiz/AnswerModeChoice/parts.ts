/** The parts of an AnswerModeChoice. */
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { part } from '../../../theme/part.ts';

/** Ways below each other, or beside each other where there is room. */
export const Choices = part('ul', 'CcAnswerModeChoice', 'Choices', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  '&:not(:last-child)': { marginBottom: theme.spacing(1.5) },
  '&[data-beside="true"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' },
}));

export const Choice = part(Card, 'CcAnswerModeChoice', 'Choice', ({ theme }) => {
  const { palette } = theme.vars;
  const marked = { borderColor: palette.primary.main, background: palette.primary.soft };
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 2),
    height: '100%',
    padding: theme.spacing(1.5, 2.5),
    [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
    // The focus ring of its control surrounds it.
    overflow: 'visible',
    '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.main } },
    // What is chosen before the code has come is the target of the page's address.
    '&[data-chosen="true"], &:target': marked,
    '&[data-suggested="true"]': { ...marked, paddingBlock: theme.spacing(2.25) },
    scrollMarginTop: '50vh',
  };
});

/** Its words. With large text they have a line of their own. */
export const Body = part('div', 'CcAnswerModeChoice', 'Body', { flex: '1 1 8rem', minWidth: 0 });

// The whole card is the control's target, while its name is as short as the choice.
export const Control = part(ButtonBase, 'CcAnswerModeChoice', 'Control', ({ theme }) => ({
  ...theme.typography.subtitle1,
  position: 'static',
  textAlign: 'left',
  '&[data-suggested="true"]': theme.typography.h3,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': theme.mixins.focusRing,
}));

/** What a choice is good for, until it is chosen; then that it waits for the questions. */
export const Words = part('span', 'CcAnswerModeChoice', 'Words', {
  '&[data-when="chosen"]': { display: 'none' },
  '[data-chosen="true"] &, [data-chosen]:target &': {
    '&[data-when="open"]': { display: 'none' },
    '&[data-when="chosen"]': { display: 'inline' },
  },
});

/** "Start" on what is suggested, and on what starts at once; an arrow on what leads to more choices. */
export const Sign = part('span', 'CcAnswerModeChoice', 'Sign', ({ theme: { radius, spacing, typography, vars } }) => ({
  ...typography.button,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 40,
  height: 40,
  border: '1.5px solid transparent',
  borderRadius: radius.pill,
  color: vars.palette.primary.main,
  '&[data-starts="true"]': { paddingInline: spacing(2), borderColor: 'currentColor' },
  '&[data-suggested="true"]': {
    borderColor: 'transparent',
    background: vars.palette.secondary.main,
    color: vars.palette.secondary.contrastText,
  },
}));
