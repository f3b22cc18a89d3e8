import { memo } from 'react';
import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { CheckIcon, CrossIcon, FlagIcon } from '../../base/icons/icons.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';
import { Control, Explanation, Letter, Mark, Root, Share, Text } from './parts.ts';

/** A revealed answer has an icon and a word, as not everybody can tell its colour. */
const marks = {
  correct: { Icon: CheckIcon, word: 'Correct' },
  wrong: { Icon: CrossIcon, word: 'Wrong' },
  missed: { Icon: FlagIcon, word: 'Correct, not selected' },
};
type RevealedState = keyof typeof marks;

const isRevealedState = (state: AnswerState): state is RevealedState => state in marks;

export interface AnswerOptionProps extends Omit<ElementProps<'li'>, 'children'> {
  /** A, B, C …, as the learner reads it and the keyboard picks it. */
  letter: string;
  /** Text of the answer; code between backticks. */
  text: string;
  /** What is revealed of it: see the quiz engine's AnswerState. */
  state: AnswerState;
  /** Why it is right or wrong, where it was picked and that may be shown. The others' reasons stand below the list. */
  explanation?: string | undefined;
  /** Which share of learners picked it first, in whole percent: shown above the explanation. */
  chosenBy?: number | undefined;
  /** Passed to `onPick`. */
  answerId: string;
  /** The learner picks it, or takes the pick back. Keep it stable: the option renders again only when a prop changes. */
  onPick: (answerId: string) => void;
}

/**
 * One answer of a question. QuestionCard lists them.
 *
 * @when One answer of a QuestionCard.
 * @whenNot An answer of an exam, which reveals nothing: ExamOption.
 * @whenNot A choice in a form: MUI's Radio or Checkbox.
 * @do Keep `onPick` stable: the option renders again only when a prop changes.
 * @dont A state by colour alone: each revealed state has its icon and its word.
 * @keyboard Tab: moves from answer to answer.
 * @keyboard Enter, Space: picks it, or takes the pick back; a revealed answer ignores them and keeps the focus.
 * @screenReader A button with letter and text, pressed or not. A revealed one says Correct, Wrong or "Correct, not
 *   selected" as part of its name, and that it is unavailable.
 * @status stable
 */
export const AnswerOption = memo(function AnswerOption({
  letter,
  text,
  state,
  explanation,
  chosenBy,
  answerId,
  onPick,
  ...rest
}: AnswerOptionProps) {
  const mark = isRevealedState(state) ? marks[state] : undefined;
  return (
    <Root data-state={state} {...rest}>
      <Control
        aria-pressed={state === 'selected' || state === 'correct' || state === 'wrong'}
        // Not `disabled`, which would take the focus away.
        aria-disabled={mark !== undefined || state === 'off'}
        onClick={() => onPick(answerId)}
      >
        <Letter data-state={state}>{letter}</Letter>
        <Text>
          <RichText text={text} />
        </Text>
        {mark && (
          <Mark data-state={state}>
            <mark.Icon />
            {mark.word}
          </Mark>
        )}
      </Control>
      {explanation !== undefined && (
        <Explanation variant="body2">
          {chosenBy !== undefined && <Share>{chosenBy}% chose this</Share>}
          <RichText text={explanation} />
        </Explanation>
      )}
    </Root>
  );
});
