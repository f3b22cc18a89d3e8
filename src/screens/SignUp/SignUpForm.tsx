import type { register } from '../../../contract/account.ts';
import type { RequestOf } from '../../../contract/endpoint.ts';
import { paths } from '../../app/paths.ts';
import { AuthForm } from '../../components/AuthForm/AuthForm.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { useRegister } from '../../data/account/register.ts';

/** The form of the page, which opens an account. */
export function SignUpForm() {
  const { run, isRunning, error } = useRegister();
  async function signUp(body: RequestOf<typeof register>['body']) {
    if (await run({ body })) showToast('Registration successful!', 'success');
  }
  return (
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
  );
}
