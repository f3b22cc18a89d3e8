import { memo } from 'react';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { useTabStop } from '../QuestionNavigator/useTabStop.ts';
import { ExamMapCell } from './ExamMapCell.tsx';

const Root = part('div', 'CcExamMap', 'Root', {});

const Cells = part('ol', 'CcExamMap', 'Cells', ({ theme }) => ({
  display: 'grid',
  // Fifteen in the page's column, six beside a question, seven on most phones.
  gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))' },
}));

export interface ExamMapProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How each question stands, in order. */
  marks: readonly ExamMark[];
  /** Position of the question on show, from 0; null where there is none. */
  current: number | null;
  /** Jumps to a question. Keep it stable. */
  onGoTo: (index: number) => void;
}

/**
 * All questions of an exam by number. The Tab key stops once at it, and arrow keys move inside.
 *
 * @when All questions of an exam simulation: beside the question, in the ExamSheet and in the ExamReview.
 * @whenNot In practice: QuestionNavigator.
 * @whenNot Only what is left to do: ExamReviewList.
 * @do Put an ExamLegend beside it.
 * @keyboard Tab: stops once at the map, at the question on show.
 * @keyboard Arrow keys, Home, End: move inside the map.
 * @keyboard Enter, Space: goes to the question.
 * @screenReader A navigation "Questions" with a list; each button says its number, how it stands and whether it is
 *   flagged, and the one on show is the current step.
 * @status new
 */
export const ExamMap = memo(function ExamMap({ marks, current, onGoTo, ...rest }: ExamMapProps) {
  const { tabStop, onFocus, onKeyDown } = useTabStop(current ?? 0, 0, marks.length);
  return (
    <Root role="navigation" aria-label="Questions" {...rest}>
      <Cells role="list" onKeyDown={onKeyDown}>
        {marks.map(({ status, flagged }, index) => (
          <ExamMapCell
            key={index}
            index={index}
            status={status}
            flagged={flagged}
            selected={index === current}
            tabStop={index === tabStop}
            onGoTo={onGoTo}
            onCellFocus={onFocus}
          />
        ))}
      </Cells>
    </Root>
  );
});
