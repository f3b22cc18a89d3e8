import Stack from '@mui/material/Stack';
import { Suspense, useCallback } from 'react';
import { paths } from '../../../domain/paths.ts';
import { quizReducer } from '../../../domain/quiz/quizReducer.ts';
import { wrongQuestions } from '../../../domain/quiz/review.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
import type { AttemptStatus } from '../../data/runs/status.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import type { FinishedSimulation } from './QuizSummary.tsx';
import { Results, type Run, RunContext, type RunHandlers, type RunKind, useRun, useRunInfo } from './useRun.ts';

const practice: RunKind<QuizState, RunningAction> = {
  reduce: (quiz, action) => {
    const after = quizReducer(quiz, action);
    return after.phase === 'running' ? after : quiz;
  },
};

export interface QuizRunnerProps extends RunHandlers {
  run: Run;
  /** The learner wants to choose again; the next quiz may have other questions. */
  onRestart: () => void;
}

/** Runs one practice from its first question to its results. */
export function QuizRunner({ run, onRestart, ...handlers }: QuizRunnerProps) {
  const { quiz, attempt, info, leave } = useRun(run, practice, handlers);
  function restart() {
    leave();
    onRestart();
  }
  return (
    <RunContext value={info}>
      <QuizPages quiz={quiz} attempt={attempt} onRestart={restart} />
    </RunContext>
  );
}

export interface QuizPagesProps {
  quiz: QuizState;
  /** The state of saving the result; undefined where it is neither saved nor kept. */
  attempt: AttemptStatus | undefined;
  /** The exam simulation that it was; undefined for a practice. */
  simulation?: FinishedSimulation | undefined;
  onRestart: () => void;
}

/** A question of a quiz, or its results with what may follow. */
export function QuizPages({ quiz, attempt, simulation, onRestart }: QuizPagesProps) {
  const { exam, link, runId, userId, isPassing, spent, dispatch } = useRunInfo();
  const goTo = useCallback((index: number) => dispatch({ type: 'goTo', index }), [dispatch]);
  if (quiz.index !== null) return <QuizQuestions quiz={quiz} index={quiz.index} onLeave={onRestart} />;
  return (
    <PageSection width="quiz">
      <Stack spacing={5}>
        <Suspense>
          <Results
            {...{ exam, link, quiz, attempt, spent, simulation, onRestart }}
            attemptId={runId}
            onReview={() => goTo(wrongQuestions(quiz)[0] ?? 0)}
            onGoTo={goTo}
          />
        </Suspense>
        {isPassing && userId !== undefined && (
          <Actions actions={[{ label: 'My questions', href: paths.questions.href(), variant: 'outlined' }]} />
        )}
        <QuizFeedback examId={exam.examId} questionId={undefined} />
        <QuizBanner examId={exam.examId} userId={userId} />
      </Stack>
    </PageSection>
  );
}
