import Button from '@mui/material/Button';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import LinearProgress from '@mui/material/LinearProgress';
import { memo, type ReactNode } from 'react';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcExamHead:
      | 'root'
      | 'column'
      | 'emblem'
      | 'names'
      | 'title'
      | 'mode'
      | 'position'
      | 'progress'
      | 'answered'
      | 'bar'
      | 'clock'
      | 'review';
  }
  interface ComponentsPropsList {
    CcExamHead: ExamHeadProps;
  }
}

const Root = part(
  'div',
  'CcExamHead',
  'Root',
)(({ theme }) => ({
  // In a shorter window, as of a phone on its side or at a zoom of 400%, it would take the room to read.
  '@media (min-height: 480px)': { position: 'sticky', top: 0, zIndex: 2 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

const Column = part(
  'div',
  'CcExamHead',
  'Column',
)(({ theme }) => ({
  ...theme.mixins.column,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 76,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), minHeight: 60 },
}));

const Emblem = part(
  ExamEmblem,
  'CcExamHead',
  'Emblem',
)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { width: 36, height: 36 },
}));

const Names = part(
  'div',
  'CcExamHead',
  'Names',
)(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

const Title = part(
  'h1',
  'CcExamHead',
  'Title',
)(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
}));

const Mode = part(
  'p',
  'CcExamHead',
  'Mode',
)(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** In place of the names where there is no room for them. */
const Position = part(
  'span',
  'CcExamHead',
  'Position',
)(({ theme }) => ({
  ...theme.typography.h4,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** Between the names and the clock; on a phone a line at the lower edge. */
const Progress = part(
  'div',
  'CcExamHead',
  'Progress',
)(({ theme }) => ({
  width: 260,
  marginLeft: 'auto',
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    insetInline: 0,
    bottom: -2,
    width: 'auto',
  },
}));

const Answered = part(
  'p',
  'CcExamHead',
  'Answered',
)(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0, 0, 0.75),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: theme.mixins.visuallyHidden,
}));

const Bar = part(
  LinearProgress,
  'CcExamHead',
  'Bar',
)(({ theme }) => ({
  height: 6,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  // MUI's own track is the colour of the bar.
  '&::before': { content: 'none' },
  [theme.breakpoints.down('md')]: { height: 3, background: 'none' },
}));

const Clock = part(
  'div',
  'CcExamHead',
  'Clock',
)(({ theme }) => ({
  marginLeft: theme.spacing(4),
  [theme.breakpoints.down('md')]: { marginLeft: 'auto' },
}));

const Review = part(
  Button,
  'CcExamHead',
  'Review',
)(({ theme }) => ({
  // On a phone the list of questions has it.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export interface ExamHeadProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name, the page's h1. */
  title: string;
  /** Where the learner is, in few words: "23 of 60". */
  position: string;
  /** Questions with all their picks. */
  answered: number;
  /** Number of questions. */
  total: number;
  /** The ExamClock. */
  clock: ReactNode;
  /** Leads to the page before handing in; without it, that is where the learner is. */
  onReview?: (() => void) | undefined;
}

/**
 * The bar above a running exam, in place of the site's: which exam, how far it is, and how much time is left.
 *
 * @when Above a running exam, in place of the Navbar.
 * @whenNot The head of practice: QuizHeading.
 * @whenNot Any other page: PageHeading.
 * @keyboard Tab: reaches the clock's button, then Review and hand in.
 * @screenReader The exam's name is the page's heading of level 1. How many are answered is read as text; the bar and
 *   the position are skipped, as the question says where it is.
 * @status new
 */
export const ExamHead = memo(function ExamHead(inProps: ExamHeadProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcExamHead' });
  const { exam, title, position, answered, total, clock, onReview, ...rest } = props;
  return (
    <Root {...ownerState(props)} {...rest}>
      <Column>
        <Emblem exam={exam} size={44} />
        <Names>
          <Title>{title}</Title>
          <Mode>Exam simulation</Mode>
        </Names>
        <Position aria-hidden>{position}</Position>
        <Progress>
          <Answered>
            <strong>{answered}</strong> of {total} answered
          </Answered>
          <Bar color="inherit" variant="determinate" value={(answered / Math.max(1, total)) * 100} aria-hidden />
        </Progress>
        <Clock>{clock}</Clock>
        {onReview && (
          <Review variant="outlined" size="small" onClick={onReview}>
            Review and hand in
          </Review>
        )}
      </Column>
    </Root>
  );
});
