import { styled } from '../../theme/styled.ts';
import { memo } from 'react';
import type { AnswerState } from '../../quiz/answerState.ts';
import { color, focusRing, font, media, radius } from '../../theme/style.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { RichText } from '../RichText/RichText.tsx';

/** An answer that has been told: its mark and its word, as colour alone does not tell everybody. */
const told: Partial<Record<AnswerState, { icon: IconName; word: string }>> = {
  correct: { icon: 'check', word: 'Correct' },
  wrong: { icon: 'cross', word: 'Wrong' },
  missed: { icon: 'flag', word: 'Correct, not selected' },
};

const toldColors = (name: 'right' | 'wrong' | 'missed') => ({
  borderColor: color[name],
  background: color[`${name}Soft`],
  '& .letter': { background: color[name], borderColor: 'transparent', color: color.surface },
  '& .mark': { color: color[name] },
});

// One styled element with its parts inside, as a pick has one frame to be painted in: each styled element costs.
const Root = styled('li')({
  position: 'relative',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surface,
  '& button': {
    display: 'grid',
    gridTemplateColumns: '36px 1fr auto',
    columnGap: '20px',
    alignItems: 'start',
    width: '100%',
    minHeight: 64,
    padding: '14px 20px 14px 16px',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    font: `450 18px/1.5 ${font.text}`,
    textAlign: 'left',
    cursor: 'pointer',
  },
  // The ring runs around the whole answer, its explanation included.
  '& button:focus-visible': { outline: 'none' },
  '& button:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    ...focusRing,
  },
  '& button[aria-disabled="true"]': { cursor: 'default' },
  '& .letter': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: radius.small,
    border: `1px solid ${color.line}`,
    background: color.sunk,
    font: `650 17px/1 ${font.display}`,
  },
  '& .text': { paddingTop: '4px', overflowWrap: 'anywhere' },
  '& .mark': { display: 'flex', alignItems: 'center', gap: '6px', height: 36, font: `650 15px/1 ${font.text}` },
  '& p': { padding: '0 20px 16px 72px', marginTop: '-8px', color: color.inkSoft, fontSize: '16px', lineHeight: 1.5 },
  '&[data-state="open"]:hover': { borderColor: color.action, background: color.actionSoft },
  '&[data-state="selected"]': {
    borderColor: color.action,
    background: color.actionSoft,
    boxShadow: `inset 0 0 0 1px ${color.action}`,
    '& .letter': { background: color.action, borderColor: 'transparent', color: color.onAction },
  },
  '&[data-state="correct"]': toldColors('right'),
  '&[data-state="wrong"]': toldColors('wrong'),
  '&[data-state="missed"]': { ...toldColors('missed'), borderStyle: 'dashed' },
  '&[data-state="off"]': { borderColor: color.line },
  [media.narrow]: {
    '& button': { gridTemplateColumns: '36px 1fr', columnGap: '12px', padding: '13px', fontSize: '17px' },
    '& .mark': { gridColumn: 2, height: 28 },
    '& p': { padding: '0 14px 14px 61px', marginTop: '-4px' },
  },
});

export interface AnswerOptionProps {
  /** A, B, C …, as the reader says it and the keyboard takes it. */
  letter: string;
  /** Text of the answer; code between backticks. */
  text: string;
  /** What is told of it: see the quiz engine's AnswerState. */
  state: AnswerState;
  /** Why it is right or wrong; given once that may be shown. */
  explanation?: string | undefined;
  /** Handed to `onPick`. */
  answerId: string;
  /** The learner picks it, or takes the pick back. Keep it stable: the option is drawn again only when a prop changes. */
  onPick: (answerId: string) => void;
}

/** One answer of a question. QuestionCard lists them. */
export const AnswerOption = memo(function AnswerOption({
  letter,
  text,
  state,
  explanation,
  answerId,
  onPick,
}: AnswerOptionProps) {
  const mark = told[state];
  const isDone = mark !== undefined || state === 'off';
  return (
    <Root data-state={state}>
      <button
        type="button"
        aria-pressed={state === 'selected' || state === 'correct' || state === 'wrong'}
        aria-disabled={isDone}
        onClick={() => onPick(answerId)}
      >
        <span className="letter">{letter}</span>
        <span className="text">
          <RichText text={text} />
        </span>
        {mark && (
          <span className="mark">
            <Icon name={mark.icon} />
            {mark.word}
          </span>
        )}
      </button>
      {explanation !== undefined && (
        <p>
          <RichText text={explanation} />
        </p>
      )}
    </Root>
  );
});
