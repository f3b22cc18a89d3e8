import { memo, type ReactNode, type Ref } from 'react';
import { askOf } from '../../../../domain/exam/ask.ts';
import { clockText } from '../../../../domain/exam/clock.ts';
import type { Outcome } from '../../../../domain/quiz/outcome.ts';
import { pointsInWords } from '../../../../domain/quiz/score.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { IncompleteIcon, UnansweredIcon } from '../../base/icons/examIcons.tsx';
import { CheckIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { AskRow, type AskState } from '../AskRow/AskRow.tsx';
import type { AnsweredQuestion } from './answerFilters.ts';

/** What is out of sight is not laid out: there can be a thousand. */
const Root = part('li', 'CcAnswerRow', 'Root', { contentVisibility: 'auto', containIntrinsicSize: 'auto 84px' });

export interface AnswerRowProps extends Omit<ElementProps<'li'>, 'children'> {
  /** The question, with how it ended. */
  question: AnsweredQuestion;
  /** Leads to the question. Keep it stable. */
  onGoTo: (index: number) => void;
  /** The row's button. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

const icons: Readonly<Record<Outcome, ReactNode>> = {
  right: <CheckIcon fontSize="inherit" />,
  partly: <IncompleteIcon fontSize="inherit" />,
  wrong: <CrossIcon fontSize="inherit" />,
  unanswered: <UnansweredIcon fontSize="inherit" />,
};

function stateOf({ outcome, points }: AnsweredQuestion): AskState {
  const labels = {
    right: 'Right',
    partly: `Partly: ${pointsInWords(points)}`,
    wrong: 'Wrong',
    unanswered: 'Unanswered',
  };
  return { icon: icons[outcome], label: labels[outcome], tone: outcome === 'unanswered' ? undefined : outcome };
}

function factOf({ seconds, outcome }: AnsweredQuestion): string | undefined {
  if (seconds === undefined) return undefined;
  return seconds === 0 && outcome === 'unanswered' ? 'Not reached' : clockText(seconds);
}

/**
 * A question of a finished quiz: how it ended, what it asks, how long it took. It leads to the question.
 *
 * @when Inside AnswerList: one answered question.
 * @whenNot A question that is not revealed yet, in an exam that runs: AskRow, as ExamReviewList has it.
 * @whenNot A question that the learner has missed or kept: MarkedQuestion.
 * @do Put it in a list: it is a list item.
 * @keyboard Enter, Space: goes to the question.
 * @screenReader A list item with one button that says the number, how it ended, whether it was flagged, the question,
 *   its section and difficulty, and its time or "Not reached".
 * @status new
 */
export const AnswerRow = memo(function AnswerRow({ question, onGoTo, buttonRef, ...rest }: AnswerRowProps) {
  return (
    <Root {...rest}>
      <AskRow
        {...(buttonRef && { ref: buttonRef })}
        index={question.index}
        question={askOf(question.question)}
        section={`${question.section}, ${question.difficulty}`}
        state={stateOf(question)}
        flagged={question.flagged}
        fact={factOf(question)}
        onClick={() => onGoTo(question.index)}
      />
    </Root>
  );
});
