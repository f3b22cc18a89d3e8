import Stack from '@mui/material/Stack';
import { Suspense, useCallback, type Dispatch } from 'react';
import type { AttemptStatus } from '../../data/runs/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { wrongQuestions } from '../../../domain/quiz/review.ts';
import type { TimeSpent } from '../../../domain/quiz/timing.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import type { FinishedSimulation } from './QuizSummary.tsx';
import { Results } from './results.ts';
import type { Learned } from './useLearned.ts';

export interface QuizPagesProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** The id with which it is saved, where it is known. */
  attemptId: string | undefined;
  /** The state of saving the result; undefined where it is neither saved nor kept. */
  attempt: AttemptStatus | undefined;
  /** For how long each question was on show; left out where that was not measured. */
  spent?: (() => TimeSpent) | undefined;
  /** The exam simulation that it was; undefined for a practice. */
  simulation?: FinishedSimulation | undefined;
  /** What the user has of the questions; undefined where there is nothing to show of it. */
  learned: Learned | undefined;
  dispatch: Dispatch<RunningAction>;
  onRestart: () => void;
}

/** A question of a quiz or its results, with the way to give feedback. */
export function QuizPages(props: QuizPagesProps) {
  const { exam, link, quiz, attemptId, attempt, spent, simulation, learned, dispatch, onRestart } = props;
  const goTo = useCallback((index: number) => dispatch({ type: 'goTo', index }), [dispatch]);
  return (
    <Stack spacing={3}>
      {quiz.index === null ? (
        <Suspense>
          <Results
            exam={exam}
            link={link}
            quiz={quiz}
            attemptId={attemptId}
            attempt={attempt}
            spent={spent}
            simulation={simulation}
            onReview={() => goTo(wrongQuestions(quiz)[0] ?? 0)}
            onGoTo={goTo}
            onRestart={onRestart}
          />
        </Suspense>
      ) : (
        <QuizQuestions {...{ exam, link, quiz, learned, dispatch }} index={quiz.index} />
      )}
      <QuizFeedback
        examId={exam.examId}
        questionId={quiz.index === null || !exam.hasServerIds ? undefined : exam.questions[quiz.index]?.id}
      />
    </Stack>
  );
}
