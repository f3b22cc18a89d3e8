/** What stands in a quiz's place: it is loading, it could not be loaded, or has no questions. */
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamEmblem } from '../../components/exams/ExamEmblem/ExamEmblem.tsx';
import { AnswerModeChoice } from '../../components/quiz/AnswerModeChoice/AnswerModeChoice.tsx';
import { messageOf, statusOf } from '../../data/ApiError.ts';

export interface StartHeadingProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  title: string;
  /** What one gets and what to expect. */
  children?: ReactNode;
}

/** The head of an exam's start page. */
export const StartHeading = ({ exam, title, children }: StartHeadingProps) => (
  <Stack spacing={2}>
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ExamEmblem exam={exam} />
      {/* Its longest word fits a phone, in text of any size. */}
      <Typography
        variant="h1"
        sx={{ fontSize: ({ typography }) => `min(${typography.h1.fontSize}, 8vw)`, minWidth: 0 }}
      >
        {title}
      </Typography>
    </Stack>
    {children}
  </Stack>
);

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

/** An exam without questions (docs/product.md 2.12). */
export const NoQuestions = ({ title }: { title: string }) => (
  <EmptyState
    level={1}
    title={title}
    actions={[{ label: 'See all certifications', href: paths.certifications.href(), variant: 'outlined' }]}
  >
    There is no questions for this exam. Will be here soon...
  </EmptyState>
);

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
