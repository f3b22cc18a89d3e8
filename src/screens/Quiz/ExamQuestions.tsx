import { Suspense, useCallback, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { ExamQuestion } from '../../components/quiz/ExamQuestion/ExamQuestion.tsx';
import { QuizControls } from '../../components/quiz/QuizControls/QuizControls.tsx';
import { QuizDesk } from '../../components/quiz/QuizDesk/QuizDesk.tsx';
import { ShortcutHelp } from '../../components/quiz/ShortcutHelp/ShortcutHelp.tsx';
import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { verdict } from '../../../domain/quiz/verdict.ts';
import { Marks } from './QuizQuestion.tsx';
import { useFocusOnChange } from '../../hooks/useFocusOnChange.ts';
import { useQuizKeys, useRunInfo } from './useRun.ts';

const ExamSheet = lazyPart(async () => (await import('../../components/quiz/ExamSheet/ExamSheet.tsx')).ExamSheet);

/** What stands under the head of a running exam: a question, with the sheet of all over it, or the page before submitting. */
export type ExamView = 'question' | 'sheet' | 'review';

export interface ExamQuestionsProps {
  quiz: QuizState;
  /** Position of the question on show, from 0. */
  index: number;
  /** All questions, beside the one on show, or in a sheet where that has no room. */
  map: ReactNode;
  view: ExamView;
  /** Keep it stable. */
  onView: (view: ExamView) => void;
}

/** One question of a running exam, with all of them beside it. */
export function ExamQuestions({ quiz, index, map, view, onView }: ExamQuestionsProps) {
  const { exam, actions } = useRunInfo();
  const { pick, strike, flag, previous } = actions;
  const review = useCallback(() => onView('review'), [onView]);
  const openSheet = useCallback(() => onView('sheet'), [onView]);
  const [striking, toggleStriking] = useReducer((on: boolean) => !on, false);
  useEffect(() => void ExamSheet.preload(), []);
  const headingRef = useFocusOnChange<HTMLDivElement>(index);
  const question = exam.questions[index];
  const [card, setCard] = useState<HTMLElement | null>(null);
  const tools = useMemo(() => question && <Marks {...{ question, card }} />, [question, card]);
  const total = exam.questions.length;
  const isLast = index === total - 1;
  // An arrow key only moves: the review takes the button.
  const shortcuts = useQuizKeys(question, index === 0 ? undefined : previous, isLast ? undefined : actions.next);
  if (!question) return null; // the engine keeps the index within the questions
  return (
    <>
      <PageTitle>{`Question ${index + 1} of ${total} - ${exam.examTitle}`}</PageTitle>
      <QuizDesk aside={map} below={<ShortcutHelp answers={question.answers.length} {...shortcuts} />}>
        <ExamQuestion
          ref={setCard}
          question={question.question}
          number={index + 1}
          total={total}
          answers={question.answers}
          picked={quiz.picks[index] ?? []}
          struck={quiz.struck[index] ?? []}
          choose={picksAllowed(question)}
          refusal={quiz.refused ? verdict(quiz, index).text : undefined}
          flagged={quiz.flags[index]}
          {...{ striking, tools, headingRef }}
          onStriking={toggleStriking}
          onPick={pick}
          onStrike={strike}
          onFlag={flag}
        />
        <QuizControls
          canGoBack={index > 0}
          nextLabel={isLast ? 'Review' : 'Next'}
          onPrevious={previous}
          onNext={isLast ? review : actions.next}
          onOpenAll={openSheet}
        />
      </QuizDesk>
      {view === 'sheet' && (
        <Suspense>
          <ExamSheet total={total} onReview={review} onClose={() => onView('question')}>
            {map}
          </ExamSheet>
        </Suspense>
      )}
    </>
  );
}
