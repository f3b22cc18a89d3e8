import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

const Root = part('div', 'CcQuizHeading', 'Root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // The position goes below where a long word of the title leaves it no room.
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  minHeight: 56,
}));

const Title = part(Typography, 'CcQuizHeading', 'Title', { flex: 1 });

const Position = part('span', 'CcQuizHeading', 'Position', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightBold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-pending="true"]': { visibility: 'hidden' },
}));

export interface QuizHeadingProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name, the page's h1. */
  title: string;
  /** Where the learner is, such as "9 of 60". */
  position?: string;
  /** `position` is not known yet: a text of its length keeps the space, invisible. */
  loading?: boolean;
}

/**
 * The head of a quiz: which exam, and which question of it.
 *
 * @when The head of practice: which exam, and where in it.
 * @whenNot The head of an exam simulation: ExamHead.
 * @whenNot Any other page: PageHeading.
 * @screenReader The page's heading of level 1, then the position as text.
 * @status stable
 */
export const QuizHeading = memo(function QuizHeading({
  exam,
  title,
  position,
  loading = false,
  ...rest
}: QuizHeadingProps) {
  return (
    <Root {...rest}>
      <ExamEmblem exam={exam} />
      <Title variant="title" component="h1">
        {title}
      </Title>
      {position !== undefined && <Position data-pending={loading}>{position}</Position>}
    </Root>
  );
});
