import { memo } from 'react';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { barPaths, mostSegments, segmentPaths } from './segments.ts';

const Root = part('div', 'CcQuizMeter', 'Root', { display: 'grid' });

const Bar = part('svg', 'CcQuizMeter', 'Bar', { width: '100%', height: 10 });

// One path for each kind of mark: sixty elements would all be painted again with every pick.
const Segments = part('path', 'CcQuizMeter', 'Segments', ({ theme }) => {
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
});

export interface QuizMeterProps extends Omit<ElementProps<'div'>, 'children'> {
  /** What may be shown of each question, in order. */
  marks: readonly QuestionMark[];
  /** Position of the question on show, from 0; null when there is none. */
  current: number | null;
  /** Number of questions with a pick. */
  answered: number;
}

/**
 * The progress of a quiz: one segment for each question, or in a long exam one bar that fills.
 *
 * @when Below the QuizHeading: how far the quiz is.
 * @whenNot Going to a question: QuestionNavigator.
 * @whenNot A share in percent: MUI's LinearProgress.
 * @screenReader An image with one sentence, "12 of 60 questions answered".
 * @status stable
 */
export const QuizMeter = memo(function QuizMeter({ marks, current, answered, ...rest }: QuizMeterProps) {
  const paths = marks.length > mostSegments ? barPaths(marks) : segmentPaths(marks, current ?? -1);
  return (
    <Root {...rest}>
      <Bar
        role="img"
        aria-label={`${answered} of ${marks.length} questions answered`}
        viewBox={`0 0 ${marks.length * 10} 10`}
        preserveAspectRatio="none"
      >
        {paths.map(({ mark, path }) => (
          <Segments key={mark} data-mark={mark} d={path} />
        ))}
      </Bar>
    </Root>
  );
});
