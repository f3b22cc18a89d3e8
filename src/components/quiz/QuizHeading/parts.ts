/** The parts of a QuizHeading. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

export const Root = part('div', 'CcQuizHeading', 'Root', ({ theme }) => ({
  // In a shorter window, as of a phone on its side or at a zoom of 400%, it would take the room to read.
  '@media (min-height: 480px)': { position: 'sticky', top: 0, zIndex: 2 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

export const Column = part('div', 'CcQuizHeading', 'Column', ({ theme }) => ({
  ...theme.mixins.column,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 60,
  // With a larger text what stands at its end takes a row of its own, and so does an open list of questions.
  flexWrap: 'wrap',
  [theme.breakpoints.down('sm')]: { columnGap: theme.spacing(1), minHeight: 52 },
}));

export const Leave = part(IconButton, 'CcQuizHeading', 'Leave', { marginInline: -10 });

export const Emblem = part(ExamEmblem, 'CcQuizHeading', 'Emblem', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export const Names = part('div', 'CcQuizHeading', 'Names', ({ theme }) => ({
  flex: 1,
  minWidth: '8rem',
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

export const Position = part('span', 'CcQuizHeading', 'Position', ({ theme }) => ({
  ...theme.typography.h4,
  // The row keeps its height while the list of questions is open below it.
  display: 'flex',
  alignItems: 'center',
  minHeight: 'inherit',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('sm')]: { flex: 1 },
}));

/** Beside the position; on a phone a line at the lower edge. */
export const Progress = part('div', 'CcQuizHeading', 'Progress', ({ theme }) => ({
  width: 200,
  [theme.breakpoints.down('md')]: { position: 'absolute', insetInline: 0, bottom: -2, width: 'auto' },
}));

export const Answered = part(Typography, 'CcQuizHeading', 'Answered', ({ theme }) => ({
  marginBottom: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: theme.mixins.visuallyHidden,
}));

export const Ended = part(Typography, 'CcQuizHeading', 'Ended', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

export const Bar = part('div', 'CcQuizHeading', 'Bar', ({ theme }) => ({
  height: 6,
  overflow: 'hidden',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.divider,
  [theme.breakpoints.down('md')]: { height: 3, background: 'none' },
}));

export const Done = part('div', 'CcQuizHeading', 'Done', ({ theme }) => ({
  height: '100%',
  background: theme.vars.palette.text.primary,
  transition: 'width 0.4s linear',
}));

export const Review = part(Button, 'CcQuizHeading', 'Review', ({ theme }) => ({
  // On a phone the list of questions has it.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
