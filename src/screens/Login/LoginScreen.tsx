import { Navigate } from 'react-router-dom';
import type { RequestOf } from '../../../contract/endpoint.ts';
import type { login } from '../../../contract/account.ts';
import { AuthForm } from '../../components/AuthForm/AuthForm.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { useLogIn } from '../../data/account/logIn.ts';
import { useUser } from '../../data/session/useSession.ts';
import { justLoggedIn } from '../../app/justLoggedIn.ts';
import { paths } from '../../app/paths.ts';

/** Where somebody logs in. Whoever is logged in is led home: after logging in, or because they were already. */
export default function LoginScreen() {
  const user = useUser();
  const { run, isRunning, error } = useLogIn();
  async function logIn(body: RequestOf<typeof login>['body']) {
    if (await run({ body })) showToast('Login successful!', 'success');
  }
  if (user) return <Navigate to={paths.home.href()} state={justLoggedIn} replace />;
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
        <AuthForm
          kind="login"
          onSubmit={logIn}
          isSubmitting={isRunning}
          error={error?.message}
          aside={
            <Button href={paths.resetPassword.href()} variant="text">
              Forgot password
            </Button>
          }
          footer={
            <>
              New here? <Link href={paths.signUp.href()}>Sign up</Link>
            </>
          }
        />
      </FormLayout>
    </PageSection>
  );
}
