import Stack from '@mui/material/Stack';
import { AnswerModeChoiceSkeleton } from '../../components/quiz/AnswerModeChoice/AnswerModeChoiceSkeleton.tsx';
import { QuizHeading } from '../../components/quiz/QuizHeading/QuizHeading.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';

/** The quiz while its questions are loading, in the shape of its first step. */
export function QuizSkeleton({ exam }: { exam: string }) {
  return (
    <Stack spacing={4}>
      <QuizHeading exam={exam} title="Loading the quiz" />
      <AnswerModeChoiceSkeleton />
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </Stack>
  );
}
