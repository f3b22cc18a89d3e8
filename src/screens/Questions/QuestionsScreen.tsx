import { useLocation } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useSession } from '../../data/session/useSession.ts';
import { QuestionsContent, QuestionsSkeleton } from './QuestionsContent.tsx';

/** The questions that the user has missed, bookmarked or noted. A visitor is asked to log in. */
export default function QuestionsScreen() {
  const viewer = useSession();
  const { pathname, search } = useLocation();
  return (
    <PageSection space="small">
      <PageTitle>My questions</PageTitle>
      {viewer.status === 'visitor' ? (
        <EmptyState
          level={1}
          title="Log in to see your questions"
          actions={[
            { label: 'Login', href: paths.login.href(pathname + search) },
            { label: 'Sign Up', href: paths.signUp.href(pathname + search) },
          ]}
        >
          What you miss, bookmark and note is kept with your account.
        </EmptyState>
      ) : viewer.status === 'user' ? (
        <QuestionsContent userId={viewer.user.userId} />
      ) : (
        <QuestionsSkeleton />
      )}
    </PageSection>
  );
}
