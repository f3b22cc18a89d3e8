import Stack from '@mui/material/Stack';
import { quizReducer } from '../../../domain/quiz/quizReducer.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { type Run, RunContext, type RunHandlers, type RunKind, useRun } from './useRun.ts';

const practice: RunKind<QuizState, RunningAction> = {
  reduce: (quiz, action) => {
    const after = quizReducer(quiz, action);
    return after.phase === 'running' ? after : quiz;
  },
};

export interface QuizRunnerProps extends RunHandlers {
  run: Run;
}

/** Runs one practice from its first question until it is finished: then its results take its place. */
export function QuizRunner({ run, ...handlers }: QuizRunnerProps) {
  const { quiz, info } = useRun(run, practice, handlers);
  const { exam } = info;
  return (
    <RunContext value={info}>
      <Stack spacing={3}>
        {quiz.index !== null && <QuizQuestions quiz={quiz} index={quiz.index} />}
        <QuizFeedback
          examId={exam.examId}
          questionId={quiz.index === null || !exam.hasServerIds ? undefined : exam.questions[quiz.index]?.id}
        />
      </Stack>
    </RunContext>
  );
}
