import { useLocation } from 'react-router-dom';
import type { ExamSummary } from '../../../contract/exams.ts';
import { isJustLoggedIn } from '../../app/justLoggedIn.ts';
import { paths } from '../../app/paths.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { currentExamId } from '../../data/exams/currentExam.ts';
import { useUser } from '../../data/session/useSession.ts';

/** After logging in: the way back to the quiz from which somebody came. */
export function WelcomeBack({ exams = [] }: { exams: readonly ExamSummary[] | undefined }) {
  const { state } = useLocation();
  const user = useUser();
  const exam = exams.find(({ id }) => id === currentExamId());
  if (!user || !exam || !isJustLoggedIn(state)) return null;
  return (
    <PageSection space="small">
      <Banner
        title={`Welcome, ${user.userName}`}
        action={<Button href={paths.quiz.href(exam.link)}>Back to the quiz</Button>}
      >
        {`${exam.name} is where you left it, with more questions open to you.`}
      </Banner>
    </PageSection>
  );
}
