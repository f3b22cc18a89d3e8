import { useState } from 'react';
import * as z from 'zod/mini';
import { changeEmail } from '../../../contract/credentials.ts';
import { AccountForm } from '../../components/forms/AccountForm/AccountForm.tsx';
import { SettingsSection } from '../../components/profile/SettingsSection/SettingsSection.tsx';
import { useChangeEmail } from '../../data/account/settings.ts';
import { passwordRefusal } from './passwordRefusal.ts';

const schema = z.pick(changeEmail.body, { email: true, password: true });

/** The user's email, changed with the current password. */
export const OwnEmail = ({ userId, hasPassword }: { userId: string; hasPassword: boolean }) => (
  <SettingsSection
    titleId="email"
    title="Email"
    lead={hasPassword ? 'We’ll send a link to confirm the new address.' : 'To change it, set a password first.'}
  >
    {hasPassword && <Changing userId={userId} />}
  </SettingsSection>
);

function Changing({ userId }: { userId: string }) {
  const { run, isRunning, error } = useChangeEmail();
  const [success, setSuccess] = useState('');
  async function change(values: { email: string; password: string }): Promise<boolean> {
    setSuccess('');
    const reply = await run({ body: { userId, ...values } });
    setSuccess(reply?.message ?? '');
    return reply !== undefined;
  }
  return (
    <AccountForm
      schema={schema}
      fields={[
        { name: 'email', label: 'New email', autoComplete: 'email' },
        { name: 'password', label: 'Your password', autoComplete: 'current-password' },
      ]}
      action={{ label: 'Send link', loadingLabel: 'Sending the link…' }}
      onSubmit={change}
      loading={isRunning}
      {...passwordRefusal(error)}
      success={success}
      variant="wide"
    />
  );
}
