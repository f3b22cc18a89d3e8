import type { ExamQuiz } from '../../../contract/exams.ts';
import { paths } from '../../app/paths.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { QuizRunner, type QuizRunnerProps } from './QuizRunner.tsx';

/** An exam that has arrived: its quiz with the banner for who looks, or that it has no questions yet. */
export function QuizPage(quiz: QuizRunnerProps) {
  const { status } = useSession();
  return (
    <>
      <PageTitle>{quiz.exam.examTitle}</PageTitle>
      {quiz.exam.questions.length === 0 ? (
        <NoQuestions exam={quiz.exam} />
      ) : (
        <Stack gap={5}>
          <QuizRunner {...quiz} />
          {status === 'visitor' && (
            <Banner
              title="Unlock Partial Access to Exams for Free!"
              action={
                <Button href={paths.signUp.href()} variant="call" size="small">
                  Sign up
                </Button>
              }
            >
              With an account twenty questions of every exam are open to you, and your results are kept.
            </Banner>
          )}
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
