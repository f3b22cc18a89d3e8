import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { ResetPasswordForm } from '../../components/ResetPasswordForm/ResetPasswordForm.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { useResetPassword } from '../../data/account/resetPassword.ts';

/** The first step of a reset: asking for the mail. The answer is told, and then the home page comes. */
export function AskForLink() {
  const navigate = useNavigate();
  const { run, isRunning, error } = useResetPassword();
  async function ask(body: { email: string }) {
    const answer = await run({ body });
    if (!answer) return;
    showToast(answer.message, 'success');
    await navigate(paths.home.href());
  }
  return (
    <FormLayout
      title="Reset your password"
      lead="We send you a link to set a new one."
      aside={{
        title: 'How it goes',
        points: [
          'The mail comes within minutes. Look into the spam folder, too.',
          'Its link works once, for an hour.',
          'A new password logs you out everywhere else.',
        ],
      }}
    >
      <ResetPasswordForm onSubmit={ask} isSubmitting={isRunning} error={error?.message} />
    </FormLayout>
  );
}
