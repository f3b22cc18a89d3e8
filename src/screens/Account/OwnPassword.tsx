import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as z from 'zod/mini';
import { changePassword } from '../../../contract/credentials.ts';
import { ChangePasswordForm } from '../../components/forms/ChangePasswordForm/ChangePasswordForm.tsx';
import { SetPasswordForm } from '../../components/forms/SetPasswordForm/SetPasswordForm.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { useResetPassword } from '../../data/account/resetPassword.ts';
import { useChangePassword } from '../../data/account/settings.ts';
import type { User } from '../../data/session/stored.ts';

const schema = z.pick(changePassword.body, { password: true, newPassword: true });

interface OwnPasswordProps {
  user: User;
  /** False for an account that a provider opened: then a mailed link sets the first one. */
  hasPassword: boolean;
  onChanged: () => void;
}

/** The user's password, or the way to a first one. */
export const OwnPassword = ({ user, hasPassword, onChanged }: OwnPasswordProps) => (
  <Stack component="section" spacing={4.5} aria-labelledby="password">
    <SectionIntro titleId="password" title="Password">
      {hasPassword
        ? 'A new one logs you out everywhere else.'
        : 'With a password, you can log in without your other account.'}
    </SectionIntro>
    {hasPassword ? <Changing userId={user.userId} onChanged={onChanged} /> : <Setting email={user.email} />}
  </Stack>
);

function Changing({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { run, isRunning, error } = useChangePassword();
  async function change(values: { password: string; newPassword: string }): Promise<boolean> {
    const reply = await run({ body: { userId, ...values } });
    if (!reply) return false;
    showToast(reply.message, 'success');
    onChanged();
    return true;
  }
  return (
    <ChangePasswordForm schema={schema} onSubmit={change} loading={isRunning} error={error?.message} variant="wide" />
  );
}

function Setting({ email }: { email: string }) {
  const { run, isRunning, error } = useResetPassword();
  const [success, setSuccess] = useState<string>();
  async function ask(): Promise<void> {
    setSuccess(undefined);
    setSuccess((await run({ body: { email } }))?.success);
  }
  return (
    <SetPasswordForm
      email={email}
      onSubmit={() => void ask()}
      loading={isRunning}
      error={error?.message}
      success={success}
      variant="wide"
    />
  );
}
