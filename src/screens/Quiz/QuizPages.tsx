import Stack from '@mui/material/Stack';
import { Suspense, type Dispatch } from 'react';
import type { AttemptStatus } from '../../data/attempts/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { wrongQuestions } from '../../../domain/quiz/review.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { Results } from './results.ts';

export interface QuizPagesProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** The state of saving the result; undefined where it is neither saved nor kept. */
  attempt: AttemptStatus | undefined;
  dispatch: Dispatch<RunningAction>;
  onRestart: () => void;
}

/** A question of a quiz or its results, with the way to give feedback. */
export function QuizPages({ exam, link, quiz, attempt, dispatch, onRestart }: QuizPagesProps) {
  // One element in the stack, so that its parts keep their own spacing.
  return (
    <Stack spacing={3}>
      {quiz.index === null ? (
        <Suspense>
          <Results
            exam={exam}
            link={link}
            quiz={quiz}
            attempt={attempt}
            onReview={() => dispatch({ type: 'goTo', index: wrongQuestions(quiz)[0] ?? 0 })}
            onRestart={onRestart}
          />
        </Suspense>
      ) : (
        <QuizQuestions exam={exam} link={link} quiz={quiz} index={quiz.index} dispatch={dispatch} />
      )}
      <QuizFeedback
        examId={exam.examId}
        questionId={quiz.index === null || !exam.hasServerIds ? undefined : exam.questions[quiz.index]?.id}
      />
    </Stack>
  );
}
