/** The parts of an ExamHead. */
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { part } from '../../../theme/part.ts';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

export const Root = part('div', 'CcExamHead', 'Root', ({ theme }) => ({
  // In a shorter window, as of a phone on its side or at a zoom of 400%, it would take the room to read.
  '@media (min-height: 480px)': { position: 'sticky', top: 0, zIndex: 2 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

export const Column = part('div', 'CcExamHead', 'Column', ({ theme }) => ({
  ...theme.mixins.column,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 76,
  // With a larger text the clock takes a row of its own.
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap' },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0, 1), minHeight: 60, paddingBlock: theme.spacing(1) },
}));

export const Emblem = part(ExamEmblem, 'CcExamHead', 'Emblem', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { width: 36, height: 36 },
}));

export const Names = part('div', 'CcExamHead', 'Names', ({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.between('sm', 'md')]: { flex: 1, minWidth: '8rem' },
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

export const Title = part('h1', 'CcExamHead', 'Title', ({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
}));

export const Mode = part('p', 'CcExamHead', 'Mode', ({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** In place of the names where there is no room for them. */
export const Position = part('span', 'CcExamHead', 'Position', ({ theme }) => ({
  ...theme.typography.h4,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** Between the names and the clock; on a phone a line at the lower edge. */
export const Progress = part('div', 'CcExamHead', 'Progress', ({ theme }) => ({
  width: 260,
  marginLeft: 'auto',
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    insetInline: 0,
    bottom: -2,
    width: 'auto',
  },
}));

export const Answered = part('p', 'CcExamHead', 'Answered', ({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0, 0, 0.75),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: theme.mixins.visuallyHidden,
}));

export const Bar = part(LinearProgress, 'CcExamHead', 'Bar', ({ theme }) => ({
  height: 6,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  // MUI's own track is the colour of the bar.
  '&::before': { content: 'none' },
  [theme.breakpoints.down('md')]: { height: 3, background: 'none' },
}));

export const Clock = part('div', 'CcExamHead', 'Clock', ({ theme }) => ({
  marginLeft: theme.spacing(4),
  [theme.breakpoints.down('md')]: { marginLeft: 'auto' },
}));

export const Review = part(Button, 'CcExamHead', 'Review', ({ theme }) => ({
  // On a phone the list of questions has it.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
