import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

const Root = styled('div', { name: 'CcQuizHeading', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // The position goes below where a long word of the title leaves it no room.
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  minHeight: 56,
}));

const Title = styled(Typography, { name: 'CcQuizHeading', slot: 'Title' })({
  flex: 1,
  fontSize: 'clamp(22px, 2.6vw, 26px)',
  fontWeight: 650,
  lineHeight: 1.15,
});

const Position = styled('span', { name: 'CcQuizHeading', slot: 'Position' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-pending="true"]': { visibility: 'hidden' },
}));

export interface QuizHeadingProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name, the page's h1. */
  title: string;
  /** Where the learner is, such as "9 of 60". */
  position?: string;
  /** `position` is not known yet: a text of its length keeps the space, invisible. */
  isPending?: boolean;
}

/** The head of a quiz: which exam, and which question of it. */
export const QuizHeading = memo(function QuizHeading({ exam, title, position, isPending = false }: QuizHeadingProps) {
  return (
    <Root>
      <ExamEmblem exam={exam} />
      <Title variant="h1">{title}</Title>
      {position !== undefined && <Position data-pending={isPending}>{position}</Position>}
    </Root>
  );
});
