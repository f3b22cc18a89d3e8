import { lazy, Suspense, useEffect, useReducer } from 'react';
import type { ExamQuiz } from '../../../contract/exams.ts';
import { useQuizUnderWay } from '../../data/quizzes/underWay.ts';
import type { StoredQuiz } from '../../data/quizzes/keptQuiz.ts';
import { newQuiz, quizReducer } from '../../quiz/quizReducer.ts';
import type { QuizAction } from '../../quiz/types.ts';
import { QuizQuestions } from './QuizQuestions.tsx';
import { QuizStart } from './QuizStart.tsx';
import { useAttempt } from './useAttempt.ts';
import { useQuizKeeping } from './useQuizKeeping.ts';

// The results come after many questions: their code loads meanwhile, so that they need no network.
const loadSummary = () => import('./QuizSummary.tsx');
const QuizSummary = lazy(async () => ({ default: (await loadSummary()).QuizSummary }));

export interface QuizRunnerProps {
  exam: ExamQuiz;
  /** The exam's slug. */
  link: string;
  /** Whose quiz it is; undefined for a visitor. */
  userId: string | undefined;
  /** A quiz that was left under way. */
  kept: StoredQuiz | undefined;
  /** The quiz has begun: its questions must not change any more. */
  onBegin: () => void;
  /** What was kept is of no more use. */
  onForget: () => void;
  /** The next quiz may have other questions. */
  onRestart: () => void;
}

/** Runs one quiz: holds its state, and shows the choice, the questions or the results. */
export function QuizRunner({ exam, link, userId, kept, onBegin, onForget, onRestart }: QuizRunnerProps) {
  const [quiz, dispatch] = useReducer(quizReducer, exam.questions, newQuiz);
  const attempt = useAttempt(quiz, exam, userId);
  useQuizKeeping(quiz, { link, userId }, onForget);
  const isRunning = quiz.phase === 'running';
  useQuizUnderWay(isRunning);
  useEffect(() => {
    if (isRunning) void loadSummary().catch(() => undefined);
  }, [isRunning]);

  function begin(action: QuizAction) {
    onBegin();
    dispatch(action);
  }
  function restart() {
    onForget();
    onRestart();
    attempt.renew();
    dispatch({ type: 'restart' });
  }
  if (quiz.phase === 'choosing') {
    return <QuizStart exam={exam} link={link} kept={kept} onBegin={begin} onForget={onForget} />;
  }
  // One element in the stack, so that its own parts keep their own rhythm.
  return (
    <div>
      {quiz.index === null ? (
        <Suspense>
          <QuizSummary
            exam={exam}
            link={link}
            quiz={quiz}
            attempt={attempt.status}
            onReview={() => dispatch({ type: 'goTo', index: 0 })}
            onRestart={restart}
          />
        </Suspense>
      ) : (
        <QuizQuestions exam={exam} link={link} quiz={quiz} index={quiz.index} dispatch={dispatch} />
      )}
    </div>
  );
}
