import { Navigate } from 'react-router-dom';
import type { register } from '../../../contract/account.ts';
import type { RequestOf } from '../../../contract/endpoint.ts';
import { justLoggedIn } from '../../app/justLoggedIn.ts';
import { paths } from '../../app/paths.ts';
import { AuthForm } from '../../components/AuthForm/AuthForm.tsx';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { useRegister } from '../../data/account/register.ts';
import { useUser } from '../../data/session/useSession.ts';

/** Where somebody opens an account, and is logged in with it at once. */
export default function SignUpScreen() {
  const user = useUser();
  const { run, isRunning, error } = useRegister();
  async function signUp(body: RequestOf<typeof register>['body']) {
    if (await run({ body })) showToast('Registration successful!', 'success');
  }
  if (user) return <Navigate to={paths.home.href()} state={justLoggedIn} replace />;
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
        <AuthForm
          kind="signUp"
          onSubmit={signUp}
          isSubmitting={isRunning}
          error={error?.message}
          footer={
            <>
              Have an account? <Link href={paths.login.href()}>Log in</Link>
            </>
          }
        />
      </FormLayout>
    </PageSection>
  );
}
