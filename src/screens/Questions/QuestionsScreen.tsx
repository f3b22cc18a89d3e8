import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { LogInFirst } from '../../flows/LogInFirst.tsx';
import { QuestionsContent, QuestionsSkeleton } from './QuestionsContent.tsx';

/** The questions that the user has missed, bookmarked or noted. A visitor is asked to log in. */
export default function QuestionsScreen() {
  const viewer = useSession();
  return (
    <PageSection space="small">
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
