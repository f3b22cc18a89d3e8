import { AnswerModeChoiceSkeleton } from '../../components/AnswerModeChoice/AnswerModeChoiceSkeleton.tsx';
import { QuizHeading } from '../../components/QuizHeading/QuizHeading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

/** The quiz while its questions are on their way, in the shape of its first step. */
export function QuizSkeleton({ exam }: { exam: string }) {
  return (
    <Stack gap={4}>
      <QuizHeading exam={exam} title="Loading the quiz" />
      <AnswerModeChoiceSkeleton />
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </Stack>
  );
}
