import { type Ref, useId } from 'react';
import type { AnswerState } from '../../../../domain/quiz/answerState.ts';
import { listed } from '../../../../domain/numberWord.ts';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { part } from '../../../theme/part.ts';
import { useAfterPaint } from '../../../hooks/afterPaint.ts';
import { AnswerOption } from '../AnswerOption/AnswerOption.tsx';
import { Answers } from '../AnswerOption/parts.ts';
import { QuestionHead, type QuestionHeadProps } from '../QuestionHead/QuestionHead.tsx';
import { type LessonProps, Solution, type Source } from './Solution.tsx';
import { useStillPress } from './useStillPress.ts';

const Picks = part('p', 'CcQuestionCard', 'Picks', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  margin: theme.spacing(0, 0, 1.5),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '&[data-several="true"]': { color: theme.vars.palette.text.primary },
}));

const Notice = part('span', 'CcQuestionCard', 'Notice', ({ theme }) => ({
  color: theme.vars.palette.warning.main,
  // Still rendered: a live region that appears with its text is not always spoken.
  '&:empty': { position: 'absolute' },
}));

type State = AnswerState | 'struck';

export interface QuestionCardProps extends Omit<QuestionHeadProps, 'locked'> {
  /** The answers in the order in which they are shown. */
  answers: readonly {
    readonly id: string;
    readonly text: string;
    readonly explanation?: string | undefined;
    /** The percentage of learners who picked it first, as a whole number; shown with the explanation. */
    readonly chosenBy?: number | undefined;
  }[];
  /** What is known of each answer: `open`, `selected`, `correct`, `wrong`, `missed`, `off`, or `struck`. */
  states: readonly State[];
  /** How many answers to choose. */
  choose: number;
  /** Whether a pick can't be taken back, which is said until the question is revealed. @default false */
  final?: boolean;
  /** Why the last pick was refused; empty where it was not, undefined where that is said elsewhere. */
  refusal?: string | undefined;
  /** Pages of documentation; shown once the question is revealed. Each: `title` and `url`. */
  sources?: readonly Source[];
  /** What it teaches beyond the situation, once it is revealed: `rule`, `trap`, and `setup`. */
  lesson?: LessonProps;
  /** Whether the whole question is revealed, and its sources with it. */
  revealed: boolean;
  /** Selects or deselects an answer. Keep it stable. */
  onPick: (answerId: string) => void;
  /** Strikes an answer out, or takes that back. Keep it stable. */
  onStrike?: ((answerId: string) => void) | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The answers that show an explanation, as one string that stays equal until more are revealed. */
const explainedIds = ({ answers, states }: Pick<QuestionCardProps, 'answers' | 'states'>) =>
  answers.flatMap(({ id }, at) => (/correct|missed|wrong|off/.test(states[at] ?? '') ? id : [])).join(' ');

/** How a revealed question went: "You chose A and C · 1 of 2 correct". */
function picksInWords(states: readonly State[], choose: number): string {
  const picked = states.flatMap((state, at) => (/correct|wrong/.test(state) ? answerLetter(at) : []));
  if (picked.length === 0) return 'Unanswered';
  const right = states.filter((state) => state === 'correct').length;
  return `You chose ${listed(picked)}${choose > 1 ? ` · ${right} of ${choose} correct` : ''}`;
}

/**
 * A question with its answers, in every state of a quiz. A quiz shows one at a time.
 *
 * @when The current question in practice, and the sample on the home page.
 * @whenNot A question of an exam simulation, which reveals nothing: ExamQuestion.
 * @keyboard A to G, 1 to 7: pick an answer. The screen handles them, because the learner can turn them off.
 * @screenReader Its QuestionHead, then "Choose 2 · 1 chosen" or what was chosen, which names the list of answers. Marks are part of each answer's name.
 */
export function QuestionCard({
  answers,
  states,
  choose,
  final = false,
  refusal,
  sources = [],
  lesson,
  revealed,
  onPick,
  onStrike,
  striking = false,
  ref,
  ...head
}: QuestionCardProps) {
  const chooseId = useId();
  // A pick is painted in the next frame; its number follows one frame later, and so does what it moves.
  const chosen = useAfterPaint(states.filter((state) => /selected|correct|wrong/.test(state)).length, answers);
  // The marks are painted with the pick; the explanations, which move everything below, may come a frame later.
  const explained = useAfterPaint(explainedIds({ answers, states }), answers);
  const still = useStillPress(explained, answers);
  // One that is struck out always has the button that takes it back.
  const strikeOf = (state: State = 'open') =>
    state === 'struck' || (striking && /open|selected/.test(state)) ? onStrike : undefined;
  const isSettled = useAfterPaint(revealed, answers) && revealed;
  const ask = [`Choose ${choose}`, choose > 1 && `${chosen} chosen`, final && 'each pick is final'];
  const told = explained.split(' ');
  // What was neither picked nor right looks nearly the same, and waits for that frame as well.
  const shown = answers.map(({ id }, at) =>
    states[at] === 'off' && !told.includes(id) ? 'open' : (states[at] ?? 'open'),
  );
  return (
    <div ref={ref}>
      <QuestionHead {...head} striking={striking} locked={isSettled} />
      {/* Of a question that has changed since, the answers are not known any more. */}
      {choose > 0 && (
        <Picks data-several={choose > 1}>
          <span id={chooseId}>{isSettled ? picksInWords(states, choose) : ask.filter(Boolean).join(' · ')}</span>
          {refusal !== undefined && <Notice role="status">{refusal}</Notice>}
        </Picks>
      )}
      <Answers role="list" aria-labelledby={chooseId} onClickCapture={still}>
        {answers.map(({ id, text, explanation, chosenBy }, position) => (
          // By position: the next question's answers reuse the elements of the last one's.
          <AnswerOption
            key={position}
            answerId={id}
            letter={answerLetter(position)}
            text={text}
            explanation={told.includes(id) ? explanation : undefined}
            chosenBy={chosenBy}
            state={shown[position] ?? 'open'}
            onPick={onPick}
            onStrike={strikeOf(shown[position])}
          />
        ))}
      </Answers>
      {isSettled && <Solution {...{ lesson, sources }} />}
    </div>
  );
}
