import { type Ref, useId } from 'react';
import { saysHowMany } from '../../../../domain/exam/ask.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { part } from '../../../theme/part.ts';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import { AnswerOption } from '../AnswerOption/AnswerOption.tsx';
import { Answers } from '../AnswerOption/parts.ts';
import { QuestionHead, type QuestionHeadProps } from '../QuestionHead/QuestionHead.tsx';

const Line = part('div', 'CcExamQuestion', 'Line', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  marginBottom: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Notice = part('span', 'CcExamQuestion', 'Notice', ({ theme }) => ({
  color: theme.vars.palette.warning.main,
  // Still rendered: a live region that appears with its text is not always spoken.
  '&:empty': { position: 'absolute' },
}));

export interface ExamQuestionProps extends Omit<QuestionHeadProps, 'position' | 'category' | 'difficulty'> {
  /** Its number, from 1. */
  number: number;
  /** Number of questions. */
  total: number;
  /** The answers in the order in which they are shown. */
  answers: readonly { readonly id: string; readonly text: string }[];
  /** Ids of the picked answers. */
  picked: readonly string[];
  /** Ids of the answers that are struck out. */
  struck: readonly string[];
  /** How many answers it takes. */
  choose: number;
  /** Why the last pick was refused. */
  refusal?: string | undefined;
  /** Keep it stable. */
  onPick: (answerId: string) => void;
  /** Keep it stable. */
  onStrike: (answerId: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The question on show in an exam: neither its section nor its difficulty is said, as in the official one.
 *
 * @when The question on show in an exam simulation.
 * @whenNot In practice, with explanations: QuestionCard.
 * @screenReader Its QuestionHead, then the list of answers. Why a pick was refused is announced.
 * @status new
 */
export function ExamQuestion({
  number,
  total,
  answers,
  picked,
  struck,
  choose,
  refusal,
  onPick,
  onStrike,
  striking = false,
  ref,
  ...head
}: ExamQuestionProps) {
  const chooseId = useId();
  // A pick is painted in the next frame; its number follows one frame later, and so does what it moves.
  const chosen = useAfterPaint(picked.length, answers);
  const stateOf = (id: string) => (picked.includes(id) ? 'selected' : struck.includes(id) ? 'struck' : 'open');
  return (
    <div ref={ref}>
      <QuestionHead {...head} striking={striking} position={`Question ${number} of ${total}`} />
      <Line>
        <span id={chooseId}>
          {saysHowMany(head.question) ? `${chosen} of ${choose} chosen` : `Choose ${choose} · ${chosen} chosen`}
        </span>
        <Notice role="status">{refusal}</Notice>
      </Line>
      <Answers role="list" aria-labelledby={chooseId}>
        {answers.map(({ id, text }, position) => (
          // By position: the next question's answers reuse the elements of the last one's.
          <AnswerOption
            key={position}
            answerId={id}
            letter={answerLetter(position)}
            text={text}
            state={stateOf(id)}
            onPick={onPick}
            // One that is struck out always has the button that takes it back.
            onStrike={striking || struck.includes(id) ? onStrike : undefined}
          />
        ))}
      </Answers>
    </div>
  );
}
