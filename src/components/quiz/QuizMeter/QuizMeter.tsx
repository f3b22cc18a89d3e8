import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { memoTheme } from '../../../theme/memoTheme.ts';
import { segmentMarks, segmentPaths } from './segments.ts';

const Root = styled('svg', { name: 'CcQuizMeter', slot: 'Root', skipSx: true })(
  memoTheme(({ theme }) => ({
    display: 'block',
    width: '100%',
    height: 10,
    margin: theme.spacing(2.25, 0, 0.25),
  })),
);

// One path for each kind of mark: sixty elements would all be painted again with every pick.
const Segments = styled('path', { name: 'CcQuizMeter', slot: 'Segments', skipSx: true })(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars;
    return {
      fill: 'none',
      stroke: palette.divider,
      strokeWidth: 6,
      vectorEffect: 'non-scaling-stroke',
      '&[data-mark="answered"]': { stroke: palette.text.secondary },
      '&[data-mark="correct"]': { stroke: palette.success.main },
      '&[data-mark="partial"], &[data-mark="incomplete"]': { stroke: palette.warning.main },
      '&[data-mark="incorrect"]': { stroke: palette.error.main },
      '&[data-mark="current"]': { stroke: palette.primary.main, strokeWidth: 3 },
    };
  }),
);

const Legend = styled(Typography, { name: 'CcQuizMeter', slot: 'Legend' })(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

export interface QuizMeterProps {
  /** What may be shown of each question, in order. */
  marks: readonly QuestionMark[];
  /** Position of the question on show, from 0; null when there is none. */
  current: number | null;
  /** Number of questions with a pick. */
  answered: number;
}

/** The progress of a quiz, one segment per question; in long exams a segment stands for several, and a legend says so. */
export const QuizMeter = memo(function QuizMeter({ marks, current, answered }: QuizMeterProps) {
  const segments = segmentMarks(marks);
  const here = current === null ? -1 : Math.floor((current / marks.length) * segments.length);
  const shared = marks.length / segments.length;
  return (
    <>
      <Root
        role="img"
        aria-label={`${answered} of ${marks.length} questions answered`}
        viewBox={`0 0 ${segments.length * 10} 10`}
        preserveAspectRatio="none"
      >
        {segmentPaths(segments, here).map(({ mark, path }) => (
          <Segments key={mark} data-mark={mark} d={path} />
        ))}
      </Root>
      {shared > 1 && (
        <Legend variant="label">
          Each segment stands for about {Math.round(shared)} questions. It fills once all of them are answered, and is
          grey where they differ.
        </Legend>
      )}
    </>
  );
});
