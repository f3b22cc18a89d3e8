import { quizReducer } from '../../../domain/quiz/quizReducer.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
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
  /** Leaves it: it is kept. */
  onLeave: () => void;
}

/** Runs one practice from its first question until it is finished: then its results take its place. */
export function QuizRunner({ run, onLeave, ...handlers }: QuizRunnerProps) {
  const { quiz, info } = useRun(run, practice, handlers);
  return (
    <RunContext value={info}>
      {quiz.index !== null && <QuizQuestions quiz={quiz} index={quiz.index} onLeave={onLeave} />}
    </RunContext>
  );
}
