import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { ElementProps } from '../../../theme/part.ts';
import { CrossIcon } from '../../base/icons/icons.tsx';
import { Answered, Bar, Column, Done, Emblem, Ended, Leave, Names, Position, Progress, Review, Root } from './parts.ts';

export interface QuizHeadingProps extends Omit<ElementProps<'div'>, 'title'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name, the page's h1. */
  title: string;
  /** Where the learner is, such as "9 of 60". */
  position: string;
  /** Questions with all their picks. */
  answered: number;
  /** Number of questions. */
  total: number;
  /** Of a finished quiz: how it ended, in place of how far it is. */
  ended?: string | undefined;
  /** Which of the exam's questions they are, or that it is a simulation. */
  caption: string;
  /** The ExamClock, or the QuestionNavigator of a practice. */
  children?: ReactNode;
  /** Leads to the page before submitting; without it, that is where the learner is. */
  onReview?: (() => void) | undefined;
  /** Leaves the quiz, which is kept. */
  onLeave?: (() => void) | undefined;
  /** What leaving is called. @default 'Leave the quiz' */
  leaveLabel?: string | undefined;
}

/**
 * The bar above a quiz: which exam, which question of it, and how far the quiz is.
 *
 * @when Above a running quiz or its review, in place of the Navbar.
 * @screenReader The page's heading of level 1, then the caption. The position is skipped, as the question says it, and how
 *   many are answered is read.
 */
export const QuizHeading = memo(function QuizHeading({
  exam,
  title,
  position,
  answered,
  total,
  ended,
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
        {onLeave && (
          <Leave aria-label={leaveLabel} title={leaveLabel} onClick={onLeave}>
            <CrossIcon />
          </Leave>
        )}
        <Emblem exam={exam} size={40} />
        <Names>
          <Typography variant="h4" component="h1">
            {title}
          </Typography>
          <Typography variant="caption" component="p" color="text.secondary">
            {caption}
          </Typography>
        </Names>
        <Position aria-hidden>{position}</Position>
        {ended === undefined ? (
          <Progress>
            <Answered variant="caption" component="p">
              <strong>{answered}</strong> of {total} answered
            </Answered>
            <Bar aria-hidden>
              <Done style={{ width: `${(answered / Math.max(1, total)) * 100}%` }} />
            </Bar>
          </Progress>
        ) : (
          <Ended variant="caption" component="p">
            {ended}
          </Ended>
        )}
        {children}
        {onReview && (
          <Review variant="outlined" size="small" onClick={onReview}>
            Review and submit
          </Review>
        )}
      </Column>
    </Root>
  );
});
