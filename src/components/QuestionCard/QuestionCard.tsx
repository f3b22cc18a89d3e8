import { styled } from '../../theme/styled.ts';
import { useId, type Ref } from 'react';
import type { AnswerState } from '../../quiz/answerState.ts';
import { answerLetter } from '../../quiz/letters.ts';
import { color, font, media, space, type } from '../../theme/style.ts';
import { AnswerOption } from '../AnswerOption/AnswerOption.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SourceList, type Source } from './SourceList.tsx';
import { useAfterPaint } from '../afterPaint/useAfterPaint.ts';

const Root = styled('div')({
  '& .tags': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    ...type.label,
    color: color.inkSoft,
  },
  '& .tags i': { width: 4, height: 4, borderRadius: '50%', background: color.edge },
  '& .question': { font: `500 20px/1.5 ${font.text}`, maxWidth: '68ch', margin: '14px 0 8px' },
  [media.narrow]: { '& .question': { fontSize: '18px' } },
  '& .question > pre': { fontWeight: 400 },
  '& .choose': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    marginBottom: space(2.5),
    ...type.label,
    fontSize: '15px',
  },
  '& .choose > span:first-of-type': { color: color.inkSoft },
  '& [role="status"]': { color: color.missed },
  '& .answers': { display: 'grid', gap: space(1.5), listStyle: 'none', padding: 0 },
});

export interface QuestionCardProps {
  /** Text of the question; code between backticks or fences. */
  question: string;
  /** Section of the exam guide. */
  category: string;
  difficulty: 'easy' | 'medium' | 'hard';
  answers: readonly { readonly id: string; readonly text: string; readonly explanation: string }[];
  /** What is told of each answer, in the same order. */
  states: readonly AnswerState[];
  /** How many answers the question takes. */
  choose: number;
  /** Pages of documentation; shown once the question is told. */
  sources: readonly Source[];
  /** Whether the whole question is told, and its sources with it. */
  isTold: boolean;
  /** What has just happened, such as a refused pick: shown, and read out. */
  notice?: string;
  /** What a screen reader says beyond that, such as "Correct.". */
  announcement?: string;
  /** Picks an answer, or takes it back. Keep it stable. */
  onPick: (answerId: string) => void;
  /** The question's heading, which takes the focus when the question changes. */
  headingRef?: Ref<HTMLDivElement>;
}

/** An answer says why once it is told, or once it is clear that it was not wanted. */
const isExplained = (state: AnswerState = 'open') => state !== 'open' && state !== 'selected';

/** The ids of the answers that say why, as one word, so that it stays the same while nothing more is told. */
const explainedIds = (answers: QuestionCardProps['answers'], states: readonly AnswerState[]) =>
  answers.flatMap(({ id }, position) => (isExplained(states[position]) ? id : [])).join(' ');

/** A question with its answers, in every state of a quiz. The quiz shows one at a time; the home page a sample. */
export function QuestionCard({
  question,
  category,
  difficulty,
  answers,
  states,
  choose,
  sources,
  isTold,
  notice = '',
  announcement = '',
  onPick,
  headingRef,
}: QuestionCardProps) {
  const headingId = useId();
  // The marks are painted with the pick; the reasons, which move all that lies below, may come a frame later.
  const explained = useAfterPaint(explainedIds(answers, states), answers).split(' ');
  const showsSources = useAfterPaint(isTold, answers);
  return (
    <Root role="group" aria-labelledby={headingId}>
      <div className="tags">
        <span>{category}</span>
        <i />
        <span>{difficulty.replace(/^./, (first) => first.toUpperCase())}</span>
      </div>
      {/* Not an h2: a question may hold a block of code, which a heading element may not. */}
      <div id={headingId} className="question" role="heading" aria-level={2} tabIndex={-1} ref={headingRef}>
        <RichText text={question} />
      </div>
      <p className="choose">
        <span>Choose {choose}</span>
        <span role="status">
          {notice}
          {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
        </span>
      </p>
      <ul className="answers" role="list">
        {answers.map(({ id, text, explanation }, position) => (
          <AnswerOption
            key={id}
            answerId={id}
            letter={answerLetter(position)}
            text={text}
            explanation={explained.includes(id) ? explanation : undefined}
            state={states[position] ?? 'open'}
            onPick={onPick}
          />
        ))}
      </ul>
      {isTold && showsSources && <SourceList sources={sources} />}
    </Root>
  );
}
