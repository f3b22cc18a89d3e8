import { Navigate } from 'react-router-dom';
import { justLoggedIn } from '../../app/justLoggedIn.ts';
import { laterPart } from '../../app/laterPart.tsx';
import { paths } from '../../app/paths.ts';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { useUser } from '../../data/session/useSession.ts';

const form = laterPart(async () => (await import('./SignUpForm.tsx')).SignUpForm);

/** Where somebody opens an account, and is logged in with it at once. */
export default function SignUpScreen() {
  if (useUser()) return <Navigate to={paths.home.href()} state={justLoggedIn} replace />;
  return (
    <PageSection space="small">
      <PageTitle>Sign up</PageTitle>
      <FormLayout
        title="Sign up"
        lead="An email and a password, and you are in."
        aside={{
          title: 'What an account gives you',
          points: [
            'Twenty questions of every exam instead of ten.',
            'Every result kept, with your average and how often you passed.',
            'Your score over time against the pass mark.',
          ],
        }}
      >
        {form}
      </FormLayout>
    </PageSection>
  );
}
