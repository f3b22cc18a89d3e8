import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ArrowLeftIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

const Root = part('div', 'CcQuizHeading', 'Root', ({ theme }) => ({
  // In a shorter window, as of a phone on its side or at a zoom of 400%, it would take the room to read.
  '@media (min-height: 480px)': { position: 'sticky', top: 0, zIndex: 2 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

const Column = part('div', 'CcQuizHeading', 'Column', ({ theme }) => ({
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

const Leave = part(IconButton, 'CcQuizHeading', 'Leave', { marginInline: -10 });

/** To what was before. A narrow phone has room for its arrow. */
const Back = part(Button, 'CcQuizHeading', 'Back', {
  marginInlineStart: -8,
  padding: '0 8px',
  '@media (max-width: 22em)': { fontSize: 0 },
});

const Names = part('div', 'CcQuizHeading', 'Names', ({ theme }) => ({
  flex: 1,
  minWidth: '8rem',
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

const Position = part('span', 'CcQuizHeading', 'Position', ({ theme }) => ({
  ...theme.typography.h4,
  // The row keeps its height while the list of questions is open below it.
  display: 'flex',
  alignItems: 'center',
  minHeight: 'inherit',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('sm')]: { flex: 1 },
  [theme.breakpoints.up('md')]: {
    marginInlineEnd: theme.spacing(2),
    // In a review it stands above the map of questions.
    '&[data-ended="true"]': { width: 330, marginInlineEnd: 0 },
  },
}));

/** A phone has no room for it. */
const Word = part('span', 'CcQuizHeading', 'Word', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Beside the position; on a phone a line at the lower edge. */
const Progress = part('div', 'CcQuizHeading', 'Progress', ({ theme }) => ({
  width: 200,
  [theme.breakpoints.down('md')]: { position: 'absolute', insetInline: 0, bottom: -2, width: 'auto' },
}));

const Bar = part('div', 'CcQuizHeading', 'Bar', ({ theme }) => ({
  height: 6,
  overflow: 'hidden',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.divider,
  [theme.breakpoints.down('md')]: { height: 3, background: 'none' },
}));

const Done = part('div', 'CcQuizHeading', 'Done', ({ theme }) => ({
  height: '100%',
  background: theme.vars.palette.text.primary,
}));

export interface QuizHeadingProps extends Omit<ElementProps<'div'>, 'title'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name, the page's h1. */
  title: string;
  /** Position of the question on show, from 0; undefined on the page before submitting. */
  index?: number | undefined;
  /** Questions with all their picks; undefined where it does not say how far the quiz is, as in an exam, whose map does. */
  answered?: number | undefined;
  /** Number of questions. */
  total: number;
  /** Under the filter of a review: its `label`, and the question's `position` in what it leaves: "1 of 17". */
  among?: { label: string; position: string } | undefined;
  /** What it leads back to, such as the results of a finished quiz; else a cross leaves the quiz. */
  back?: string | undefined;
  /** Which of the exam's questions they are, or that it is a simulation. */
  caption: string;
  /** The ExamClock, or the QuestionNavigator of a practice. */
  children?: ReactNode;
  /** Leads to the page before submitting; without it, that is where the learner is. */
  onReview?: (() => void) | undefined;
  /** Leaves the quiz, which is kept, or leads from a finished one to its results. */
  onLeave?: (() => void) | undefined;
  /** What leaving a running one is called. @default 'Leave the quiz' */
  leaveLabel?: string;
}

type TitleProps = Pick<QuizHeadingProps, 'exam' | 'title' | 'caption' | 'back' | 'onLeave' | 'leaveLabel'>;

/** What stays the same from question to question. */
const Title = memo(function Title({ exam, title, caption, back, onLeave, leaveLabel }: TitleProps) {
  return (
    <>
      {back !== undefined ? (
        <Back variant="text" startIcon={<ArrowLeftIcon />} onClick={onLeave}>
          {back}
        </Back>
      ) : (
        <Leave aria-label={leaveLabel} title={leaveLabel} onClick={onLeave}>
          <CrossIcon />
        </Leave>
      )}
      <Word>
        <ExamEmblem exam={exam} size={40} />
      </Word>
      <Names>
        <Typography variant="h4" component="h1">
          {title}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary">
          {caption}
        </Typography>
      </Names>
    </>
  );
});

/**
 * The bar above a quiz: which exam, which question of it, and how far the quiz is.
 *
 * @when Above a running quiz or its review, in place of the Navbar.
 * @whenNot Above any other page: Navbar.
 * @do Say in `leaveLabel` what leaving costs: "Leave the exam; the clock keeps running".
 * @keyboard Tab: reaches the way out, then `children`, then Review and submit, which a phone leaves out.
 * @screenReader A heading of level 1, the caption, and how many are answered; the position is skipped.
 */
export const QuizHeading = memo(function QuizHeading({
  exam,
  title,
  index,
  answered,
  total,
  among,
  back,
  caption,
  children,
  onReview,
  onLeave,
  leaveLabel = 'Leave the quiz',
  ...rest
}: QuizHeadingProps) {
  return (
    <Root {...rest}>
      <Column>
        <Title {...{ exam, title, caption, back, onLeave, leaveLabel }} />
        <Position aria-hidden data-ended={index !== undefined && back !== undefined}>
          {among && index !== undefined && `Q${index + 1} ·\u00a0`}
          <bdi>
            {index !== undefined && <Word>{among?.label ?? 'Question'} </Word>}
            <span>{index === undefined ? <Word>Review</Word> : (among?.position ?? `${index + 1} of ${total}`)}</span>
          </bdi>
        </Position>
        {answered !== undefined && (
          <Progress>
            <VisuallyHidden>
              {answered} of {total} answered
            </VisuallyHidden>
            <Bar aria-hidden>
              <Done style={{ width: `${(answered / Math.max(1, total)) * 100}%` }} />
            </Bar>
          </Progress>
        )}
        {children}
        {onReview && (
          // On a phone the list of questions has it.
          <Button variant="outlined" size="small" onClick={onReview} sx={{ display: { xs: 'none', sm: 'flex' } }}>
            Review and submit
          </Button>
        )}
      </Column>
    </Root>
  );
});
