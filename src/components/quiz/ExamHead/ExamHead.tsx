import { memo, type ReactNode } from 'react';
import type { ElementProps } from '../../../theme/part.ts';
import { Answered, Bar, Clock, Column, Emblem, Mode, Names, Position, Progress, Review, Root, Title } from './parts.ts';

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
export const ExamHead = memo(function ExamHead({
  exam,
  title,
  position,
  answered,
  total,
  clock,
  onReview,
  ...rest
}: ExamHeadProps) {
  return (
    <Root {...rest}>
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
