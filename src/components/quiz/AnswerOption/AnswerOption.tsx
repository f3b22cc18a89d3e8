import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { StrikeIcon, UndoIcon } from '../../base/icons/examIcons.tsx';
import { CheckIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Control, Explanation, Letter, Mark, Root, Strike, Text } from './parts.ts';

/** A revealed answer has an icon and a word, as not everybody can tell its color. */
const marks: Partial<Record<AnswerOptionProps['state'], { Icon: typeof CheckIcon; word: string }>> = {
  correct: { Icon: CheckIcon, word: 'Correct' },
  wrong: { Icon: CrossIcon, word: 'Wrong' },
  missed: { Icon: CheckIcon, word: 'Correct, not selected' },
};

export interface AnswerOptionProps extends Omit<ElementProps<'li'>, 'children'> {
  /** A, B, C …, as the learner reads it and the keyboard picks it. */
  letter: string;
  /** Text of the answer; code between backticks. */
  text: string;
  /** How it is shown. `missed`: correct but not picked. `off`: wrong and not picked. `struck`: ruled out by the learner. */
  state: AnswerState | 'struck';
  /** Why it is right or wrong, where that may be shown. */
  explanation?: string | undefined;
  /** The percentage of learners who picked it first, as a whole number: shown above the explanation. */
  chosenBy?: number | undefined;
  /** Passed to the handlers. */
  answerId: string;
  /** Selects or deselects the answer. Keep it stable: the option renders again only when a prop changes. */
  onPick: (answerId: string) => void;
  /** Strikes it out, or takes that back. Keep it stable. Without it, there is no button for it. */
  onStrike?: ((answerId: string) => void) | undefined;
}

/**
 * One answer to a question. It can be struck out and, in practice, revealed. QuestionCard lists them.
 *
 * @when Each answer of a QuestionCard.
 * @whenNot A choice in a form: Choice.
 * @do Keep the order and the letters of the answers while a question is shown.
 * @keyboard Enter, Space: selects or deselects it; a revealed answer ignores them and keeps focus.
 * @keyboard A to G, Shift with a letter: pick and strike out; the screen handles them.
 * @screenReader A button, pressed or not, with letter and text. A revealed one adds its mark, and is unavailable.
 * @screenReader One that is struck out says so; beside it is a button "Strike out B", pressed or not.
 */
export const AnswerOption = memo(function AnswerOption({
  letter,
  text,
  state,
  explanation,
  chosenBy,
  answerId,
  onPick,
  onStrike,
  ...rest
}: AnswerOptionProps) {
  const isStruck = state === 'struck';
  const mark = marks[state];
  return (
    <Root data-state={state} {...rest}>
      <Control
        aria-pressed={state === 'selected' || state === 'correct' || state === 'wrong'}
        // Not `disabled`, which would take the focus away.
        aria-disabled={mark !== undefined || state === 'off'}
        data-strikable={onStrike !== undefined}
        onClick={() => onPick(answerId)}
      >
        <Letter data-state={state}>{letter}</Letter>
        <Text data-struck={isStruck}>
          <RichText text={text} bare />
          {isStruck && <VisuallyHidden>, struck out</VisuallyHidden>}
        </Text>
        {mark && (
          <Mark data-state={state}>
            <mark.Icon />
            {mark.word}
          </Mark>
        )}
      </Control>
      {onStrike && (
        <Strike
          aria-label={`Strike out ${letter}`}
          aria-pressed={isStruck}
          title={isStruck ? 'Take back' : 'Strike out'}
          onClick={() => onStrike(answerId)}
        >
          {isStruck ? <UndoIcon /> : <StrikeIcon />}
        </Strike>
      )}
      {explanation !== undefined && (
        <Explanation data-state={state}>
          {chosenBy !== undefined && (
            <Typography variant="label" component="p">
              {chosenBy}% chose this
            </Typography>
          )}
          <RichText text={explanation} />
        </Explanation>
      )}
    </Root>
  );
});
