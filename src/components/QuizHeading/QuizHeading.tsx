import { styled } from '../../theme/styled.ts';
import { memo } from 'react';
import { color, font, space } from '../../theme/style.ts';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // The position goes below where a long word of the title leaves it no room.
  flexWrap: 'wrap',
  gap: `${space(0.5)} ${space(2)}`,
  minHeight: 56,
  '& h1': { flex: 1, font: `650 clamp(22px, 2.6vw, 26px)/1.15 ${font.display}`, letterSpacing: '-0.015em' },
  '& > span': { color: color.inkSoft, fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& > span[data-pending]': { visibility: 'hidden' },
});

export interface QuizHeadingProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name, the page's h1. */
  title: string;
  /** Where the learner is, such as "9 of 60". */
  position?: string;
  /** `position` is not known yet: one of its length keeps its room, unseen. */
  isPending?: boolean;
}

/** The head of a quiz: which exam, and where in it. */
export const QuizHeading = memo(function QuizHeading({ exam, title, position, isPending = false }: QuizHeadingProps) {
  return (
    <Root>
      <ExamEmblem exam={exam} />
      <h1>{title}</h1>
      {position !== undefined && <span data-pending={isPending || undefined}>{position}</span>}
    </Root>
  );
});
