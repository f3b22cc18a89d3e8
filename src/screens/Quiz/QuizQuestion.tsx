import Stack from '@mui/material/Stack';
import { Suspense, useCallback, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import type { LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { QuestionCard } from '../../components/quiz/QuestionCard/QuestionCard.tsx';
import { QuizBar } from '../../components/quiz/QuizBar/QuizBar.tsx';
import { VerdictLine } from '../../components/quiz/VerdictLine/VerdictLine.tsx';
import { answerState, isRevealed, picksAllowed } from '../../../domain/quiz/answerState.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { verdict } from '../../../domain/quiz/verdict.ts';
import { useRunInfo } from './useRun.ts';

// Comes after the first question.
const QuestionMarks = lazyPart(async () => (await import('./QuestionMarks.tsx')).QuestionMarks);

export interface QuizQuestionProps {
  question: LoadedQuestion;
  quiz: QuizState;
  /** The quiz as it was last painted. */
  painted: QuizState;
  /** The question's position, from 0. */
  index: number;
  /** Where that is, in words. */
  position: string;
  onPick: (answerId: string) => void;
  headingRef: Ref<HTMLDivElement>;
  /** The buttons that lead on. */
  controls: ReactNode;
}

/** What a question teaches, without what else it has: a lesson passes what it does not know on to its element. */
const lessonOf = ({ rule, trap, setup, verifiedOn, release }: LoadedQuestion) => ({
  rule,
  trap,
  setup,
  verifiedOn,
  release,
});

/** The question on show with its verdict, which describes the heading or, where it is news, is said by itself. */
export function QuizQuestion({
  question,
  quiz,
  painted,
  index,
  position,
  onPick,
  headingRef,
  controls,
}: QuizQuestionProps) {
  const { exam, learned } = useRunInfo();
  const verdictId = useId();
  const solution = useRef<HTMLDivElement>(null);
  const explain = useCallback(() => {
    solution.current?.focus({ preventScroll: true });
    solution.current?.scrollIntoView();
  }, []);
  // What is said of a pick follows its paint, and is never that of the question before.
  const said = painted.index === index ? painted : quiz;
  const { kind, text } = verdict(said, index);
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
        lesson={lessonOf(question)}
        revealed={revealed}
        onPick={onPick}
        headingRef={headingRef}
        describedBy={isNews || kind === 'idle' ? undefined : verdictId}
        solutionRef={solution}
      />
      {learned && (
        // It has its height from the start, so that nothing moves when it is there.
        <Stack sx={{ minHeight: 44 }}>
          {learned.questions && (
            <Suspense>
              <QuestionMarks
                key={question.id}
                {...{ question, revealed }}
                examId={exam.examId}
                userId={learned.userId}
                learned={learned.questions}
              />
            </Suspense>
          )}
        </Stack>
      )}
      <QuizBar>
        <VerdictLine
          textId={verdictId}
          kind={kind}
          text={text}
          news={isNews}
          onWhy={isRevealed(said, index) ? explain : undefined}
        />
        {controls}
      </QuizBar>
    </>
  );
}

/** Whether a text has changed since its subject was first shown: only then does a screen reader have to say it by itself. */
function useIsNews(text: string, subject: unknown): boolean {
  const [last, setLast] = useState({ text, subject, isNews: false });
  const isNews = last.subject === subject && (last.isNews || last.text !== text);
  if (last.subject !== subject || last.isNews !== isNews) setLast({ text, subject, isNews });
  return isNews;
}
