import Stack from '@mui/material/Stack';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizPages, type QuizPagesProps } from './QuizPages.tsx';

export interface FinishedExamProps extends QuizPagesProps {
  /** Whose exam it is; undefined for a visitor. */
  userId: string | undefined;
}

/** An exam that was handed in: its results, and the review of its questions, as of every quiz. */
export function FinishedExam({ userId, ...props }: FinishedExamProps) {
  return (
    <PageSection width="quiz">
      <Stack spacing={5}>
        <QuizPages {...props} />
        <QuizBanner examId={props.exam.examId} userId={userId} />
      </Stack>
    </PageSection>
  );
}
