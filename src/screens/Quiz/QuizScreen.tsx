import { useParams } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../components/ErrorBlock/ErrorBlock.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ApiError } from '../../data/ApiError.ts';
import { useQuiz } from '../../data/exams/quiz.ts';
import { paths } from '../../app/paths.ts';
import { QuizRunner } from './QuizRunner.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

/** The page of one certification: its quiz, from the choice of the answer mode to the results. */
export default function QuizScreen() {
  const { link = '' } = useParams();
  return (
    <PageSection width="quiz">
      <QuizContent link={link} />
    </PageSection>
  );
}

function QuizContent({ link }: { link: string }) {
  const { exam, error, retry } = useQuiz(link);
  const toList = (
    <Button href={paths.certifications.href()} variant="line">
      See all certifications
    </Button>
  );
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageTitle>Certification not found</PageTitle>
        <EmptyState level={1} title="Certification not found" action={toList}>
          {error.message}
        </EmptyState>
      </>
    );
  }
  if (error) {
    return (
      <>
        <PageTitle>Quiz</PageTitle>
        <ErrorBlock
          level={1}
          title={`Error: ${error.message}`}
          message="There was an issue fetching the quiz data. Please try again later."
          onRetry={retry}
        />
      </>
    );
  }
  if (!exam) {
    return (
      <>
        <PageTitle>Quiz</PageTitle>
        <QuizSkeleton exam={link} />
      </>
    );
  }
  return (
    <>
      <PageTitle>{exam.examTitle}</PageTitle>
      {exam.questions.length === 0 ? (
        <EmptyState level={1} title={exam.examTitle} action={toList}>
          There is no questions for this exam. Will be here soon...
        </EmptyState>
      ) : (
        <Stack gap={5}>
          <QuizRunner key={exam.examId} exam={exam} link={link} />
          <Banner title="Unlock Partial Access to Exams for Free!">
            The first questions of every exam are open to everybody, and every answer is explained.
          </Banner>
        </Stack>
      )}
    </>
  );
}
