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
  /** In a bar: where the learner is, such as "9 of 60". */
  position?: string;
  /** The head of a page; or a bar above a running quiz, in place of the site's. @default 'page' */
  variant?: 'page' | 'bar';
  /** In a bar: questions with all their picks. */
  answered?: number;
  /** In a bar: number of questions. */
  total?: number;
  /** In a bar above a finished quiz: how it ended, in place of how far it is. */
  ended?: string | undefined;
  /** Which of the exam's questions they are, or that it is a simulation. */
  caption?: string;
  /** In a bar: the ExamClock, or the QuestionNavigator of a practice. */
  children?: ReactNode;
  /** In a bar: leads to the page before submitting; without it, that is where the learner is. */
  onReview?: (() => void) | undefined;
  /** In a bar: leaves the quiz, which is kept. */
  onLeave?: (() => void) | undefined;
  /** What leaving is called. @default 'Leave the quiz' */
  leaveLabel?: string | undefined;
}

/**
 * The head of a quiz: which exam, and which question of it. As a bar it also says how far the quiz is.
 *
 * @when The head of the pages before and after a quiz; as a bar above a running one, in place of the Navbar.
 * @screenReader The page's heading of level 1, then the caption. In a bar the position is skipped, as the
 *   question says it, and how many are answered is read.
 */
export const QuizHeading = memo(function QuizHeading({
  exam,
  title,
  position,
  variant = 'page',
  answered = 0,
  total = 0,
  ended,
  caption,
  children,
  onReview,
  onLeave,
  leaveLabel = 'Leave the quiz',
  ...rest
}: QuizHeadingProps) {
  const isBar = variant === 'bar';
  return (
    <Root data-variant={variant} {...rest}>
      <Column data-variant={variant}>
        {onLeave && (
          <Leave aria-label={leaveLabel} title={leaveLabel} onClick={onLeave}>
            <CrossIcon />
          </Leave>
        )}
        <Emblem exam={exam} size={isBar ? 40 : 56} data-variant={variant} />
        <Names data-variant={variant}>
          <Typography variant={isBar ? 'h4' : 'title'} component="h1">
            {title}
          </Typography>
          <Typography variant={isBar ? 'caption' : 'body2'} component="p" color="text.secondary">
            {caption}
          </Typography>
        </Names>
        {isBar && (
          <>
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
          </>
        )}
      </Column>
    </Root>
  );
});
