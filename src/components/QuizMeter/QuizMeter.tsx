import { memo } from 'react';
import type { QuestionMark } from '../../quiz/marks.ts';
import { color, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { segmentMarks, segmentPaths } from './segments.ts';

// One drawing with a path for each kind of mark: sixty elements of their own would be drawn anew with every pick.
const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: 6,
  margin: `${space(2.25)} 0 ${space(0.75)}`,
  '& path': { fill: 'none', strokeWidth: 6, vectorEffect: 'non-scaling-stroke', stroke: color.line },
  '& [data-mark="answered"]': { stroke: color.inkSoft },
  '& [data-mark="correct"]': { stroke: color.right },
  '& [data-mark="partial"], & [data-mark="incomplete"]': { stroke: color.missed },
  '& [data-mark="incorrect"]': { stroke: color.wrong },
  '& [data-mark="current"]': { stroke: color.action },
});

export interface QuizMeterProps {
  /** What may be told of each question, in order. */
  marks: readonly QuestionMark[];
  /** Position of the question on show, from 0; null when there is none. */
  current: number | null;
  /** Number of questions with a pick. */
  answered: number;
}

/** How far a quiz has come, a segment a question; in long exams a segment stands for several. */
export const QuizMeter = memo(function QuizMeter({ marks, current, answered }: QuizMeterProps) {
  const segments = segmentMarks(marks);
  const here = current === null ? -1 : Math.floor((current / marks.length) * segments.length);
  return (
    <Root
      role="img"
      aria-label={`${answered} of ${marks.length} questions answered`}
      viewBox={`0 0 ${segments.length * 10} 6`}
      preserveAspectRatio="none"
    >
      {segmentPaths(segments, here).map(({ mark, path }) => (
        <path key={mark} data-mark={mark} d={path} />
      ))}
    </Root>
  );
});
