import { Navigate } from 'react-router-dom';
import { justLoggedIn } from '../../app/justLoggedIn.ts';
import { laterPart } from '../../app/laterPart.tsx';
import { paths } from '../../app/paths.ts';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { useUser } from '../../data/session/useSession.ts';

const form = laterPart(async () => (await import('./LogInForm.tsx')).LogInForm);

/** Where somebody logs in. Whoever is logged in is led home: after logging in, or because they were already. */
export default function LoginScreen() {
  if (useUser()) return <Navigate to={paths.home.href()} state={justLoggedIn} replace />;
  return (
    <PageSection space="small">
      <PageTitle>Log in</PageTitle>
      <FormLayout
        title="Log in"
        lead="Go on where you stopped."
        aside={{
          title: 'Where you left off',
          points: [
            'A quiz you did not finish waits at its question.',
            'Twenty questions of every exam are open to you.',
            'Your profile shows each score against the pass mark.',
          ],
        }}
      >
        {form}
      </FormLayout>
    </PageSection>
  );
}
