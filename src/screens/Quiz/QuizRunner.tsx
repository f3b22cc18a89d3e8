import { lazy, Suspense, useEffect, useReducer } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { useQuizUnderWay } from '../../data/quizzes/underWay.ts';
import { newQuiz, quizReducer } from '../../quiz/quizReducer.ts';
import type { QuizAction } from '../../quiz/types.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { useAttempt } from './useAttempt.ts';
import { useQuizKeeping } from './useQuizKeeping.ts';

// The results come after many questions: their code loads meanwhile, so that they need no network.
const loadSummary = () => import('./QuizSummary.tsx');
const QuizSummary = lazy(async () => ({ default: (await loadSummary()).QuizSummary }));

/** How a quiz begins: anew, or where it was left. */
export type Begin = Extract<QuizAction, { type: 'start' | 'resume' }>;

export interface QuizRunnerProps {
  exam: ExamQuiz;
  /** The exam's slug. */
  link: string;
  /** Whose quiz it is; undefined for a visitor. */
  userId: string | undefined;
  begin: Begin;
  /** What was kept is of no more use. */
  onForget: () => void;
  /** The learner wants to choose again; the next quiz may have other questions. */
  onRestart: () => void;
}

/** Runs one quiz from its first question to its results, and holds its state. */
export function QuizRunner({ exam, link, userId, begin, onForget, onRestart }: QuizRunnerProps) {
  const [quiz, dispatch] = useReducer(quizReducer, exam, ({ questions }) => quizReducer(newQuiz(questions), begin));
  const attempt = useAttempt(quiz, exam, userId);
  useQuizKeeping(quiz, { link, userId }, onForget);
  useQuizUnderWay();
  useEffect(() => void loadSummary().catch(() => undefined), []);

  function restart() {
    onForget();
    onRestart();
  }
  if (quiz.phase === 'choosing') return null; // it has begun, and nothing goes back behind that
  // One element in the stack, so that its own parts keep their own rhythm.
  return (
    <div>
      {quiz.index === null ? (
        <Suspense>
          <QuizSummary
            exam={exam}
            link={link}
            quiz={quiz}
            attempt={attempt}
            onReview={() => dispatch({ type: 'goTo', index: 0 })}
            onRestart={restart}
          />
        </Suspense>
      ) : (
        <QuizQuestions exam={exam} link={link} quiz={quiz} index={quiz.index} dispatch={dispatch} />
      )}
      <QuizFeedback />
    </div>
  );
}
