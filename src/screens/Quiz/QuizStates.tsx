/** What stands in a quiz's place: it is loading, it could not be loaded, or has no questions. */
import Stack from '@mui/material/Stack';
import { paths } from '../../../domain/paths.ts';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerModeChoice } from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { messageOf, statusOf } from '../../data/ApiError.ts';
import { StartHeading } from './StartHeading.tsx';

/** The quiz while its questions are loading, in the shape of its first step. */
export function QuizSkeleton({ exam }: { exam: string }) {
  return (
    <Stack spacing={4}>
      <StartHeading exam={exam} title="Loading the quiz" />
      <AnswerModeChoice loading />
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </Stack>
  );
}

const toAll = [{ label: 'See all certifications', href: paths.certifications.href(), variant: 'outlined' }] as const;

/** An exam without questions (docs/product.md 2.12). */
export const NoQuestions = ({ title, level = 1 }: { title: string; level?: 1 | 2 }) => (
  <StateBlock level={level} title={title} actions={toAll}>
    There is no questions for this exam. Will be here soon...
  </StateBlock>
);

/** Why there is no quiz: no such exam, or a failure, in the words of docs/product.md 8. */
export function QuizLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (statusOf(error) === 404) {
    return (
      <>
        <PageTitle>Certification not found</PageTitle>
        <StateBlock level={1} title="Certification not found" actions={toAll}>
          {error.message}
        </StateBlock>
      </>
    );
  }
  return (
    <>
      <PageTitle>Quiz</PageTitle>
      <ErrorBlock
        level={1}
        title={`Error: ${messageOf(error)}`}
        message="There was an issue fetching the quiz data. Please try again later."
        onRetry={onRetry}
      />
    </>
  );
}
