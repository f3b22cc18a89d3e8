import type { ExamQuiz } from '../../../contract/exams.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizRunner, type QuizRunnerProps } from './QuizRunner.tsx';

/** An exam that has arrived: its quiz with the banner for who looks, or that it has no questions yet. */
export function QuizPage(quiz: QuizRunnerProps) {
  return (
    <>
      <PageTitle>{quiz.exam.examTitle}</PageTitle>
      {quiz.exam.questions.length === 0 ? (
        <NoQuestions exam={quiz.exam} />
      ) : (
        <Stack gap={5}>
          <QuizRunner {...quiz} />
          <QuizBanner examId={quiz.exam.examId} />
        </Stack>
      )}
    </>
  );
}

const NoQuestions = ({ exam }: { exam: ExamQuiz }) => (
  <EmptyState
    level={1}
    title={exam.examTitle}
    action={
      <Button href={paths.certifications.href()} variant="line">
        See all certifications
      </Button>
    }
  >
    There is no questions for this exam. Will be here soon...
  </EmptyState>
);
