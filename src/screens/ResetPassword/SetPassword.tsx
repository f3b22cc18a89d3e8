import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { NewPasswordForm } from '../../components/NewPasswordForm/NewPasswordForm.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { useConfirmResetPassword } from '../../data/account/confirmResetPassword.ts';

/** The second step of a reset: the new password. It ends every session, so the login comes next. */
export function SetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { run, isRunning, error } = useConfirmResetPassword();
  async function set({ password }: { password: string }) {
    const answer = await run({ body: { token, password } });
    if (!answer) return;
    showToast(answer.message, 'success');
    await navigate(paths.login.href(), { replace: true });
  }
  return (
    <FormLayout
      title="Set a new password"
      lead="You log in with it from now on."
      aside={{
        title: 'Good to know',
        points: ['Other devices are logged out.', 'A password manager can make one and remember it for you.'],
      }}
    >
      <NewPasswordForm
        onSubmit={set}
        isSubmitting={isRunning}
        error={error?.message}
        footer={<Link href={paths.resetPassword.href()}>Ask for a new link</Link>}
      />
    </FormLayout>
  );
}
