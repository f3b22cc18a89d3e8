import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';
import { StrikeIcon, UndoIcon } from '../../base/icons/examIcons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import * as answer from '../AnswerOption/parts.ts';

const Root = part(answer.Root, 'CcExamOption', 'Root', ({ theme }) => ({
  '&[data-state="struck"]': {
    borderColor: theme.vars.palette.divider,
    background: 'none',
    color: theme.vars.palette.text.secondary,
  },
}));

const Control = part(answer.Control, 'CcExamOption', 'Control', ({ theme }) => ({
  // The button that strikes it out stands at its edge.
  paddingRight: 72,
  [theme.breakpoints.down('sm')]: { paddingRight: 60 },
}));

const Letter = part(answer.Letter, 'CcExamOption', 'Letter', { '&[data-state="struck"]': { background: 'none' } });

const Text = part(answer.Text, 'CcExamOption', 'Text', {
  '&[data-state="struck"]': { textDecoration: 'line-through', textDecorationThickness: 2 },
});

const Strike = part(IconButton, 'CcExamOption', 'Strike', ({ theme }) => ({
  position: 'absolute',
  top: 9,
  right: 10,
  border: '1.5px solid transparent',
  borderRadius: theme.radius.medium,
  color: theme.vars.palette.text.secondary,
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.edge,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.down('sm')]: { right: 6 },
}));

export interface ExamOptionProps extends Omit<ElementProps<'li'>, 'children'> {
  /** A, B, C …, as the learner reads it and the keyboard picks it. */
  letter: string;
  /** Text of the answer; code between backticks. */
  text: string;
  /** Whether it is picked, struck out, or neither. */
  state: 'open' | 'selected' | 'struck';
  /** Passed to the handlers. */
  answerId: string;
  /** The learner picks it, or takes the pick back. Keep it stable. */
  onPick: (answerId: string) => void;
  /** The learner strikes it out, or takes that back. Keep it stable. */
  onStrike: (answerId: string) => void;
}

type StrikeButtonProps = Pick<ExamOptionProps, 'letter' | 'answerId' | 'onStrike'> & { readonly isStruck: boolean };

/** What a pick does not change, so that it is not rendered again. */
const StrikeButton = memo(function StrikeButton({ letter, isStruck, answerId, onStrike }: StrikeButtonProps) {
  return (
    <Strike
      aria-label={`Strike out ${letter}`}
      aria-pressed={isStruck}
      title={isStruck ? 'Take back' : 'Strike out'}
      onClick={() => onStrike(answerId)}
    >
      {isStruck ? <UndoIcon /> : <StrikeIcon />}
    </Strike>
  );
});

/**
 * One answer of a question in an exam: nothing is revealed, and it can be struck out. ExamQuestion lists them.
 *
 * @when One answer of an ExamQuestion.
 * @whenNot In practice, where answers are revealed: AnswerOption.
 * @keyboard Tab: moves from the answer to its Strike out button, and to the next answer.
 * @keyboard Enter, Space: picks the answer, or strikes it out.
 * @keyboard A to G, Shift with a letter: pick and strike out; the screen handles them.
 * @screenReader A button with letter and text, pressed or not, and "struck out" behind it; beside it a button "Strike
 *   out B", pressed or not.
 * @status new
 */
export const ExamOption = memo(function ExamOption({
  letter,
  text,
  state,
  answerId,
  onPick,
  onStrike,
  ...rest
}: ExamOptionProps) {
  const isStruck = state === 'struck';
  return (
    <Root data-state={state} {...rest}>
      <Control aria-pressed={state === 'selected'} onClick={() => onPick(answerId)}>
        <Letter data-state={state}>{letter}</Letter>
        <Text data-state={state}>
          <RichText text={text} />
          {isStruck && <VisuallyHidden>, struck out</VisuallyHidden>}
        </Text>
      </Control>
      <StrikeButton {...{ letter, isStruck, answerId, onStrike }} />
    </Root>
  );
});
