import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { ElementProps } from '../../../theme/part.ts';
import { Answered, Bar, Clock, Column, Done, Emblem, Names, Position, Progress, Review, Root, Title } from './parts.ts';

export interface QuizHeadingProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name, the page's h1. */
  title: string;
  /** Where the learner is, such as "9 of 60". */
  position?: string;
  /** `position` is not known yet: a text of its length keeps the space, invisible. */
  loading?: boolean;
  /** The head of a page; or a bar above a running exam, in place of the site's. @default 'page' */
  variant?: 'page' | 'bar';
  /** In a bar: questions with all their picks. */
  answered?: number;
  /** In a bar: number of questions. */
  total?: number;
  /** In a bar: the ExamClock. */
  clock?: ReactNode;
  /** In a bar: leads to the page before handing in; without it, that is where the learner is. */
  onReview?: (() => void) | undefined;
}

/**
 * The head of a quiz: which exam, and which question of it. As a bar it also says how far the exam is and how much time is
 * left.
 *
 * @when The head of practice and of results; as a bar above a running exam, in place of the Navbar.
 * @whenNot Any other page: PageHeading.
 * @keyboard Tab: reaches the clock's button in a bar, then Review and hand in.
 * @screenReader The page's heading of level 1, then the position as text. In a bar the position is skipped, as the
 *   question says it, and how many are answered is read.
 * @status stable
 */
export const QuizHeading = memo(function QuizHeading({
  exam,
  title,
  position,
  loading = false,
  variant = 'page',
  answered = 0,
  total = 0,
  clock,
  onReview,
  ...rest
}: QuizHeadingProps) {
  const isBar = variant === 'bar';
  return (
    <Root data-variant={variant} {...rest}>
      <Column data-variant={variant}>
        <Emblem exam={exam} size={isBar ? 44 : 56} data-variant={variant} />
        {isBar ? (
          <Names>
            <Typography variant="h4" component="h1">
              {title}
            </Typography>
            <Typography variant="caption" component="p" color="text.secondary">
              Exam simulation
            </Typography>
          </Names>
        ) : (
          <Title variant="title" component="h1">
            {title}
          </Title>
        )}
        {position !== undefined && (
          <Position data-variant={variant} data-pending={loading} aria-hidden={isBar || undefined}>
            {position}
          </Position>
        )}
        {isBar && (
          <>
            <Progress>
              <Answered variant="caption" component="p">
                <strong>{answered}</strong> of {total} answered
              </Answered>
              <Bar aria-hidden>
                <Done style={{ width: `${(answered / Math.max(1, total)) * 100}%` }} />
              </Bar>
            </Progress>
            <Clock>{clock}</Clock>
            {onReview && (
              <Review variant="outlined" size="small" onClick={onReview}>
                Review and hand in
              </Review>
            )}
          </>
        )}
      </Column>
    </Root>
  );
});
