import Stack from '@mui/material/Stack';
import { Suspense, type Dispatch } from 'react';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import type { AttemptStatus } from '../../data/attempts/status.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { wrongQuestions } from '../../../domain/quiz/review.ts';
import type { QuizState, RunningAction } from '../../../domain/quiz/types.ts';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizFeedback } from './QuizFeedback.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { Results } from './results.ts';

export interface FinishedExamProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  quiz: QuizState;
  /** The state of saving the result; undefined where it is neither saved nor kept. */
  attempt: AttemptStatus | undefined;
  dispatch: Dispatch<RunningAction>;
  onRestart: () => void;
}

/** An exam that was handed in: its results, and the review of its questions, as of every quiz. */
export function FinishedExam({ exam, link, quiz, attempt, dispatch, onRestart }: FinishedExamProps) {
  return (
    <PageSection width="quiz">
      <Stack spacing={5}>
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
        <QuizBanner examId={exam.examId} />
      </Stack>
    </PageSection>
  );
}
