/** The parts of an AnswerOption. */
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { part } from '../../../theme/part.ts';

/** The list of a question's answers. */
export const Answers = part('ul', 'CcAnswerOption', 'List', ({ theme }) => ({
  display: 'grid',
  // A block of code wraps instead of widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The words on the edge of an answer stay clear of the one above.
  gap: theme.spacing(2),
}));

const letterTile = 'max(36px, 1.75rem)';

export const Root = part('li', 'CcAnswerOption', 'Root', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    border: `1.5px solid ${palette.edge}`,
    borderRadius: theme.radius.medium,
    background: palette.background.paper,
    '@media (hover: hover)': {
      // Neutral: a refused answer under the pointer must not look picked.
      '&[data-state="open"]:hover': { borderColor: palette.text.secondary, background: palette.background.sunk },
    },
    '&[data-state="selected"]': {
      borderColor: palette.primary.main,
      background: palette.primary.soft,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '&[data-state="correct"]': { borderColor: palette.success.main, background: palette.success.soft },
    '&[data-state="wrong"]': { borderColor: palette.error.main, background: palette.error.soft },
    '&[data-state="missed"]': { border: `1.5px dashed ${palette.success.main}`, background: palette.success.soft },
    '&[data-state="off"]': { borderColor: palette.divider },
    '&[data-state="struck"]': { borderColor: palette.divider, background: 'none', color: palette.text.secondary },
  };
});

export const Control = part(ButtonBase, 'CcAnswerOption', 'Control', ({ theme }) => ({
  // The focus ring surrounds the whole answer, its explanation included.
  position: 'static',
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    ...theme.mixins.focusRing,
  },
  display: 'grid',
  gridTemplateColumns: `${letterTile} minmax(0, 1fr)`,
  columnGap: 16,
  alignItems: 'baseline',
  justifyContent: 'stretch',
  width: '100%',
  minHeight: 56,
  padding: '10px 20px 10px 12px',
  borderRadius: 'inherit',
  ...theme.typography.answer,
  textAlign: 'left',
  userSelect: 'auto',
  '&[aria-disabled="true"]': { cursor: 'default' },
  // The button that strikes it out stands at its edge.
  '&[data-strikable="true"]': { paddingRight: 72 },
  [theme.breakpoints.down('sm')]: {
    columnGap: 12,
    padding: '10px 12px',
    '&[data-strikable="true"]': { paddingRight: 60 },
  },
}));

export const Letter = part('span', 'CcAnswerOption', 'Letter', ({ theme }) => {
  const { palette } = theme.vars;
  const filled = (color: 'primary' | 'success' | 'error') => ({
    background: palette[color].main,
    borderColor: 'transparent',
    color: palette[color].contrastText,
    // Forced colors would take the fill away, and with it all that shows a pick.
    '@media (forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  });
  return {
    display: 'grid',
    placeItems: 'center',
    height: letterTile,
    border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
    borderRadius: theme.radius.small,
    background: palette.background.sunk,
    ...theme.typography.mark,
    fontFamily: theme.typography.fontFamilyDisplay,
    // A little smaller than the answer, whose size depends on the window.
    fontSize: '0.945em',
    '&[data-state="selected"]': filled('primary'),
    '&[data-state="correct"]': filled('success'),
    '&[data-state="wrong"]': filled('error'),
    '&[data-state="missed"]': { border: `1.5px dashed ${palette.success.main}`, color: palette.success.main },
    '&[data-state="missed"], &[data-state="struck"]': { background: 'none' },
  };
});

export const Text = part('span', 'CcAnswerOption', 'Text', {
  overflowWrap: 'anywhere',
  '&[data-struck="true"]': { textDecoration: 'line-through', textDecorationThickness: 2 },
});

export const Strike = part(IconButton, 'CcAnswerOption', 'Strike', ({ theme }) => ({
  position: 'absolute',
  top: 4,
  right: 8,
  border: '1.5px solid transparent',
  borderRadius: theme.radius.medium,
  color: theme.vars.palette.text.secondary,
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.edge,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.down('sm')]: { right: 6 },
}));

/** On the edge of the answer, so that a revealed answer is as high as before and nothing moves under the finger. */
export const Mark = part('span', 'CcAnswerOption', 'Mark', ({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 12,
  translate: '0 -50%',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: '0 10px 0 8px',
  border: '1.5px solid currentColor',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.background.paper,
  ...theme.typography.mark,
  fontSize: theme.typography.label.fontSize,
  color: theme.vars.palette.success.main,
  '&[data-state="wrong"]': { color: theme.vars.palette.error.main },
}));

export const Explanation = part('div', 'CcAnswerOption', 'Explanation', ({ theme }) => ({
  ...theme.typography.body2,
  padding: `0 20px 12px calc(28px + ${letterTile})`,
  marginTop: -4,
  // What was neither picked nor right is quiet.
  '&[data-state="off"]': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: '0 12px 12px' },
}));
