import { useState } from 'react';
import * as z from 'zod/mini';
import { changeEmail, changePassword } from '../../../contract/credentials.ts';
import { paths } from '../../../domain/paths.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { PasswordDialog } from '../../components/profile/PasswordDialog/PasswordDialog.tsx';
import { isRefusal } from '../../data/ApiError.ts';
import { useChangeEmail, useChangePassword } from '../../data/account/settings.ts';

const emailSchema = z.pick(changeEmail.body, { email: true, password: true });
const passwordSchema = z.pick(changePassword.body, { password: true, newPassword: true });

interface StepProps {
  userId: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes the user's email or password, with the current password. */
export const ChangeDialog = ({ changing, ...rest }: StepProps & { changing: 'email' | 'password' }) =>
  changing === 'email' ? <Email {...rest} /> : <Password {...rest} />;

/** Where a form says why it was refused: a wrong password at its field. */
const refusal = (error: Error | undefined) =>
  error && isRefusal(error, changePassword.refusals.wrongPassword)
    ? { refused: { name: 'password' as const, message: error.message } }
    : { error: error?.message };

/** It stays open and says where the link went. */
function Email({ userId, onClose }: StepProps) {
  const { run, isRunning, error } = useChangeEmail();
  const [success, setSuccess] = useState('');
  async function change(values: { email: string; password: string }): Promise<boolean> {
    setSuccess('');
    const reply = await run({ body: { userId, ...values } });
    setSuccess(reply?.message ?? '');
    return reply !== undefined;
  }
  return (
    <PasswordDialog
      title="Change your email"
      lead="We’ll send a link to confirm the new address."
      cancelLabel={success === '' ? 'Keep this email' : 'Close'}
      fields={[
        { name: 'email', label: 'New email', autoComplete: 'email' },
        { name: 'password', label: 'Your password', autoComplete: 'current-password' },
      ]}
      action={{ label: 'Send link', loadingLabel: 'Sending the link…' }}
      schema={emailSchema}
      onSubmit={change}
      loading={isRunning}
      {...refusal(error)}
      success={success}
      onClose={onClose}
    />
  );
}

function Password({ userId, onChanged, onClose }: StepProps) {
  const { run, isRunning, error } = useChangePassword();
  async function change(values: { password: string; newPassword: string }): Promise<void> {
    const reply = await run({ body: { userId, ...values } });
    if (!reply) return;
    onClose();
    showToast(reply.message, 'success');
    onChanged();
  }
  return (
    <PasswordDialog
      title="Change your password"
      lead="This logs you out on all other devices."
      cancelLabel="Keep this password"
      fields={[
        { name: 'password', label: 'Current password', autoComplete: 'current-password' },
        { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
      ]}
      action={{ label: 'Change password', loadingLabel: 'Changing the password…' }}
      schema={passwordSchema}
      onSubmit={change}
      loading={isRunning}
      {...refusal(error)}
      otherWay={{ label: 'Forgot your password?', href: paths.resetPassword.href() }}
      onClose={onClose}
    />
  );
}
