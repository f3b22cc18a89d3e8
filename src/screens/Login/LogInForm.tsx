import type { login } from '../../../contract/account.ts';
import type { RequestOf } from '../../../contract/endpoint.ts';
import { paths } from '../../app/paths.ts';
import { AuthForm } from '../../components/AuthForm/AuthForm.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { useLogIn } from '../../data/account/logIn.ts';

/** The form of the page, which logs in. */
export function LogInForm() {
  const { run, isRunning, error } = useLogIn();
  async function logIn(body: RequestOf<typeof login>['body']) {
    if (await run({ body })) showToast('Login successful!', 'success');
  }
  return (
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
  );
}
