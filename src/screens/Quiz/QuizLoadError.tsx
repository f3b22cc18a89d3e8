import { paths } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { messageOf, statusOf } from '../../data/ApiError.ts';

export interface QuizLoadErrorProps {
  error: Error;
  onRetry: () => void;
}

/** Why there is no quiz: no such exam, or a failure, in the words of docs/product.md 8. */
export function QuizLoadError({ error, onRetry }: QuizLoadErrorProps) {
  if (statusOf(error) === 404) {
    return (
      <>
        <PageTitle>Certification not found</PageTitle>
        <EmptyState
          level={1}
          title="Certification not found"
          actions={[{ label: 'See all certifications', href: paths.certifications.href(), variant: 'outlined' }]}
        >
          {error.message}
        </EmptyState>
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
