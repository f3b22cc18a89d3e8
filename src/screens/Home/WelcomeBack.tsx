import { useLocation, useNavigationType } from 'react-router-dom';
import { isJustLoggedIn } from '../../flows/justLoggedIn.ts';
import { paths } from '../../../domain/paths.ts';
import { Banner } from '../../components/exams/Banner/Banner.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { type ListedExam, useExamList } from '../../data/exams/examList.ts';
import { currentExamId } from '../../data/exams/currentExam.ts';
import { useKeptQuizzes } from '../../data/quizzes/useKeptQuizzes.ts';
import { useUser } from '../../data/session/useSession.ts';
import type { User } from '../../data/session/stored.ts';

/**
 * After logging in: the way back to the exam from which someone came. A reloaded page does not show it: it is rendered
 * before its reader is known, and would move once they are.
 */
export function WelcomeBack() {
  const { data: exams = [] } = useExamList();
  const { state } = useLocation();
  const isMove = useNavigationType() !== 'POP';
  const user = useUser();
  if (!user || !isMove || !isJustLoggedIn(state)) return null;
  const exam = exams.find(({ id }) => id === currentExamId());
  return exam && <BackToExam user={user} exam={exam} />;
}

/** Leads to the unfinished quiz, where one is kept; otherwise says what is open now. */
function BackToExam({ user, exam }: { user: User; exam: ListedExam }) {
  const { isLoading, kept } = useKeptQuizzes(exam.link, user.userId);
  const isUnfinished = kept.length > 0;
  const href = paths.quiz.href(exam.link);
  return (
    // Until it is known which it is, the banner takes its space, so that nothing below moves.
    <div style={{ visibility: isLoading ? 'hidden' : 'visible' }}>
      <PageSection space="small">
        <Banner
          title={`Welcome, ${user.userName}`}
          actions={
            isUnfinished
              ? [{ label: 'Back to the quiz', href }]
              : [
                  { label: 'Start the quiz', href },
                  { label: 'See your profile', href: paths.profile.href() },
                ]
          }
        >
          {isUnfinished
            ? `${exam.name} is where you left it, with more questions open to you.`
            : `${openQuestions(exam)} of ${exam.name} are open to you, and your results are kept in your profile.`}
        </Banner>
      </PageSection>
    </div>
  );
}

/** How many questions are open to a user, in words. */
const openQuestions = ({ bought, questionCount }: ListedExam) =>
  bought ? ['All', questionCount, 'questions'].filter((word) => word !== undefined).join(' ') : 'Twenty questions';
