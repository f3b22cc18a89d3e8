import { useCallback, useId, useRef, type ReactNode, type Ref } from 'react';
import type { LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { QuestionCard } from '../../components/quiz/QuestionCard/QuestionCard.tsx';
import { QuizBar } from '../../components/quiz/QuizBar/QuizBar.tsx';
import { VerdictLine } from '../../components/quiz/VerdictLine/VerdictLine.tsx';
import { answerState, isRevealed, picksAllowed } from '../../../domain/quiz/answerState.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { verdict } from '../../../domain/quiz/verdict.ts';
import { useIsNews } from './useIsNews.ts';

export interface QuizQuestionProps {
  question: LoadedQuestion;
  quiz: QuizState;
  /** The question's position, from 0. */
  index: number;
  /** Where that is, in words. */
  position: string;
  onPick: (answerId: string) => void;
  headingRef: Ref<HTMLDivElement>;
  /** The buttons that lead on. */
  controls: ReactNode;
}

/** The question on show with its verdict, which describes the heading or, where it is news, is said by itself. */
export function QuizQuestion({ question, quiz, index, position, onPick, headingRef, controls }: QuizQuestionProps) {
  const verdictId = useId();
  const solution = useRef<HTMLDivElement>(null);
  const explain = useCallback(() => {
    solution.current?.focus({ preventScroll: true });
    solution.current?.scrollIntoView();
  }, []);
  const { kind, text } = verdict(quiz, index);
  const isNews = useIsNews(text, index);
  const revealed = isRevealed(quiz, index);
  return (
    <>
      <QuestionCard
        question={question.question}
        position={position}
        category={question.category}
        difficulty={question.difficulty}
        answers={question.answers}
        states={question.answers.map(({ id }) => answerState(quiz, index, id))}
        choose={picksAllowed(question)}
        sources={question.references ?? []}
        lesson={question}
        revealed={revealed}
        onPick={onPick}
        headingRef={headingRef}
        describedBy={isNews || kind === 'idle' ? undefined : verdictId}
        solutionRef={solution}
      />
      <QuizBar>
        <VerdictLine textId={verdictId} kind={kind} text={text} news={isNews} onWhy={revealed ? explain : undefined} />
        {controls}
      </QuizBar>
    </>
  );
}
