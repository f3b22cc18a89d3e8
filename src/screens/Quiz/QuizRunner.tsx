import { lazy, Suspense, useEffect, useReducer } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { useQuizUnderWay } from '../../data/quizzes/underWay.ts';
import { newQuiz, quizReducer } from '../../../domain/quiz/quizReducer.ts';
import { wrongQuestions } from '../../../domain/quiz/review.ts';
import type { QuizAction } from '../../../domain/quiz/types.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { useAttempt } from './useAttempt.ts';
import { useQuizKeeping } from './useQuizKeeping.ts';

// The results' code loads while the questions are answered, so that they need no network then.
const loadSummary = () => import('./QuizSummary.tsx');
const QuizSummary = lazy(async () => ({ default: (await loadSummary()).QuizSummary }));

/** How a quiz begins: at its first question, or where it was left. */
export type Begin = Extract<QuizAction, { type: 'start' | 'resume' }>;

export interface QuizRunnerProps {
  exam: ExamQuiz;
  /** The practice exam that `exam` is cut to; undefined for all of it. */
  set: number | undefined;
  /** The exam's slug. */
  link: string;
  /** Whose quiz it is; undefined for a visitor. */
  userId: string | undefined;
  begin: Begin;
  /** The kept quiz is no longer needed. */
  onForget: () => void;
  /** The learner wants to choose again; the next quiz may have other questions. */
  onRestart: () => void;
}

/** Runs one quiz from its first question to its results, and holds its state. */
export function QuizRunner({ exam, set, link, userId, begin, onForget, onRestart }: QuizRunnerProps) {
  const [quiz, dispatch] = useReducer(quizReducer, exam, ({ questions }) => quizReducer(newQuiz(questions), begin));
  const attempt = useAttempt(quiz, exam, userId, set);
  useQuizKeeping(quiz, { link, userId, set }, onForget);
  useQuizUnderWay();
  useEffect(() => void loadSummary().catch(() => undefined), []);

  function restart() {
    onForget();
    onRestart();
  }
  if (quiz.phase === 'choosing') return null; // it has begun, and no action leads back to the choice
  // One element in the stack, so that its parts keep their own spacing.
  return (
    <div>
      {quiz.index === null ? (
        <Suspense>
          <QuizSummary
            exam={exam}
            link={link}
            quiz={quiz}
            attempt={attempt}
            onReview={() => dispatch({ type: 'goTo', index: wrongQuestions(quiz)[0] ?? 0 })}
            onRestart={restart}
          />
        </Suspense>
      ) : (
        <QuizQuestions exam={exam} link={link} quiz={quiz} index={quiz.index} dispatch={dispatch} />
      )}
      <QuizFeedback
        examId={exam.examId}
        questionId={quiz.index === null ? undefined : exam.questions[quiz.index]?.id}
      />
    </div>
  );
}
