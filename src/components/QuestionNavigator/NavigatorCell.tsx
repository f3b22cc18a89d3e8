import { memo } from 'react';
import type { QuestionMark } from '../../quiz/marks.ts';

/** What a screen reader says of a question after its number. */
const words: Record<QuestionMark, string> = {
  none: 'not answered',
  answered: 'answered',
  correct: 'correct',
  partial: 'partly correct',
  incomplete: 'incomplete',
  incorrect: 'wrong',
};

export interface NavigatorCellProps {
  /** Position of the question, from 0. */
  index: number;
  mark: QuestionMark;
  isCurrent: boolean;
  onGoTo: (index: number) => void;
}

/** One question in the navigator. Its looks are the navigator's, by `data-mark`. */
export const NavigatorCell = memo(
  function NavigatorCell({ index, mark, isCurrent, onGoTo }: NavigatorCellProps) {
    return (
      <li>
        <button
          type="button"
          data-mark={mark}
          aria-current={isCurrent ? 'step' : undefined}
          aria-label={`Question ${index + 1}, ${words[mark]}`}
          onClick={() => onGoTo(index)}
        >
          {index + 1}
        </button>
      </li>
    );
  },
  // `onGoTo` only hands on to a stable handler: what a cell shows does not depend on it.
  (before, after) => before.mark === after.mark && before.isCurrent === after.isCurrent && before.index === after.index,
);
