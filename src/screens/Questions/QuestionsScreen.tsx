import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { dayOf } from '../../../domain/member/days.ts';
import { focusExam } from '../../../domain/member/focus.ts';
import { paths } from '../../../domain/paths.ts';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { isNotOffered, messageOf } from '../../data/ApiError.ts';
import { ResultsSkeleton } from '../../components/member/LastResults/LastResults.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { useQuizzes } from '../../data/exams/quiz.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { useExamDates } from '../../data/learning/progress.ts';
import { QuestionBrowser } from './QuestionBrowser.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { LogInFirst } from '../../flows/LogInFirst.tsx';
import { useNow } from '../../hooks/useNow.ts';

/** The questions that the user has missed, bookmarked or noted. A visitor is asked to log in. */
export default function QuestionsScreen() {
  const viewer = useSession();
  return (
    <PageSection>
      <PageTitle>My questions</PageTitle>
      {viewer.status === 'visitor' ? (
        <LogInFirst title="Log in to see your questions">
          Questions you miss, bookmark, or note are saved to your account.
        </LogInFirst>
      ) : viewer.status === 'user' ? (
        <QuestionsContent userId={viewer.user.userId} />
      ) : (
        <QuestionsSkeleton />
      )}
    </PageSection>
  );
}

const lead = 'Questions you missed, bookmarked, or added a note to. Partly correct ones count as missed.';

/** The user's questions: loading, loaded, or why they could not be loaded. */
function QuestionsContent({ userId }: { userId: string }) {
  const learned = useLearnerQuestions(undefined, userId);
  const list = useExamList();
  // In the order of the list; only those that some question is of.
  const exams = learned.data && list.data?.filter(({ id }) => learned.data?.some(({ examId }) => examId === id));
  const quizzes = useQuizzes(exams?.map(({ link }) => link));
  const dates = useExamDates(userId);
  const today = dayOf(useNow());

  if (isNotOffered(learned.error)) {
    return (
      <StateBlock
        level={1}
        title="Your questions are not kept here"
        actions={[{ label: 'Choose an exam', href: paths.certifications.href() }]}
      >
        Your results are saved, but not which questions you missed, bookmarked, or noted.
      </StateBlock>
    );
  }
  const failed = [learned, list, quizzes].find(({ data, error }) => error && !data);
  if (failed?.error) {
    return (
      <ErrorBlock
        level={1}
        title="Your questions could not be loaded"
        message={messageOf(failed.error)}
        onRetry={failed.reload}
      />
    );
  }
  if (!learned.data || !exams || !quizzes.data || (!dates.data && !dates.error)) return <QuestionsSkeleton />;
  const loaded = exams.flatMap(({ link, name }) => {
    const quiz = quizzes.data?.get(link);
    return quiz ? { ...quiz, link, name } : [];
  });
  const asked = learned.data.map(({ examId, lastAskedAt = '' }) => ({ examId, finishedAt: [lastAskedAt] }));
  const focus = focusExam(dates.data?.dates ?? [], asked, today);
  return (
    <Page status={learned.data.length === 0 ? '' : lead}>
      <QuestionBrowser userId={userId} learned={learned.data} exams={loaded} focus={focus} />
    </Page>
  );
}

/** The page while it is loading. */
const QuestionsSkeleton = () => (
  <Page status="Loading...">
    <ResultsSkeleton />
  </Page>
);

/** Its status takes the place of a lead, so that nothing moves when it changes. */
const Page = ({ status, children }: { status: string; children: ReactNode }) => (
  <Stack spacing={4}>
    <PageHeading title="My questions">
      <span role="status">{status}</span>
    </PageHeading>
    {children}
  </Stack>
);
