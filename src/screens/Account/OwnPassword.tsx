import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as z from 'zod/mini';
import { changePassword } from '../../../contract/credentials.ts';
import { paths } from '../../../domain/paths.ts';
import { AccountForm } from '../../components/forms/AccountForm/AccountForm.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { SettingsSection } from '../../components/profile/SettingsSection/SettingsSection.tsx';
import { useResetPassword } from '../../data/account/resetPassword.ts';
import { useChangePassword } from '../../data/account/settings.ts';
import type { User } from '../../data/session/stored.ts';
import { passwordRefusal } from './passwordRefusal.ts';

const schema = z.pick(changePassword.body, { password: true, newPassword: true });
const nothing = z.object({});

interface OwnPasswordProps {
  user: User;
  /** False for an account that a provider opened: then a mailed link sets the first one. */
  hasPassword: boolean;
  onChanged: () => void;
}

/** The user's password, or the way to a first one. */
export const OwnPassword = ({ user, hasPassword, onChanged }: OwnPasswordProps) => (
  <SettingsSection
    titleId="password"
    title="Password"
    lead={
      hasPassword
        ? 'Changing your password logs you out on all other devices.'
        : 'With a password, you can log in without your other account.'
    }
  >
    {hasPassword ? <Changing userId={user.userId} onChanged={onChanged} /> : <Setting email={user.email} />}
  </SettingsSection>
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
    <AccountForm
      schema={schema}
      fields={[
        { name: 'password', label: 'Current password', autoComplete: 'current-password' },
        { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
      ]}
      action={{ label: 'Change password', loadingLabel: 'Changing the password…' }}
      onSubmit={change}
      loading={isRunning}
      {...passwordRefusal(error)}
      otherWay={{ label: 'Forgot your password?', href: paths.resetPassword.href() }}
      variant="wide"
    />
  );
}

function Setting({ email }: { email: string }) {
  const { run, isRunning, error } = useResetPassword();
  const [success, setSuccess] = useState('');
  async function ask(): Promise<void> {
    setSuccess('');
    setSuccess((await run({ body: { email } }))?.success ?? '');
  }
  return (
    <AccountForm
      schema={nothing}
      fields={[]}
      action={{ label: 'Email me a link', loadingLabel: 'Sending the link…' }}
      onSubmit={ask}
      loading={isRunning}
      error={error?.message}
      success={success}
      variant="wide"
    >
      <Typography>Your account has no password yet. We’ll email a link to {email} to set one.</Typography>
    </AccountForm>
  );
}
