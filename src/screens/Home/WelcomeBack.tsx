import { useLocation, useNavigationType } from 'react-router-dom';
import type { ExamSummary } from '../../../contract/exams.ts';
import { isJustLoggedIn } from '../../app/justLoggedIn.ts';
import { paths } from '../../app/paths.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { currentExamId } from '../../data/exams/currentExam.ts';
import { useUser } from '../../data/session/useSession.ts';

/**
 * After logging in: the way back to the quiz from which somebody came. A page that is loaded anew says it no more: it is
 * drawn before its reader is known, and would move when they are.
 */
export function WelcomeBack({ exams = [] }: { exams: readonly ExamSummary[] | undefined }) {
  const { state } = useLocation();
  const isMove = useNavigationType() !== 'POP';
  const user = useUser();
  if (!user || !isMove || !isJustLoggedIn(state)) return null;
  const exam = exams.find(({ id }) => id === currentExamId());
  if (!exam) return null;
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
