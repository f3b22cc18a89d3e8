import Stack from '@mui/material/Stack';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { QuizPages, type QuizPagesProps } from './QuizPages.tsx';

/** An exam that was handed in: its results, and the review of its questions, as of every quiz. */
export function FinishedExam(props: QuizPagesProps) {
  return (
    <PageSection width="quiz">
      <Stack spacing={5}>
        <QuizPages {...props} />
        <QuizBanner examId={props.exam.examId} />
      </Stack>
    </PageSection>
  );
}
