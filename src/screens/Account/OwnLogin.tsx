import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { resetPassword } from '../../../contract/account.ts';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { FormError } from '../../components/forms/FormError/FormError.tsx';
import { SettingsList } from '../../components/profile/SettingsList/SettingsList.tsx';
import { SettingsSection } from '../../components/profile/SettingsSection/SettingsSection.tsx';
import type { User } from '../../data/session/stored.ts';
import { useCall } from '../../data/useMutation.ts';

const EmailDialog = lazyPart(async () => (await import('./dialogs.tsx')).EmailDialog, 'error');
const NewPasswordDialog = lazyPart(async () => (await import('./dialogs.tsx')).NewPasswordDialog, 'error');

/** The user's email and password, each changed in a dialog. An account that a provider opened gets its first by a link. */
export function OwnLogin(props: { user: User; hasPassword: boolean; onChanged: () => void }) {
  const { user, hasPassword, onChanged } = props;
  const { userId, email } = user;
  const [name, domain] = email.split('@');
  const [changing, setChanging] = useState<'email' | 'password'>();
  const { run, isRunning, error } = useCall(resetPassword);
  const [success, setSuccess] = useState('');
  const stop = () => setChanging(undefined);
  async function sendLink(): Promise<void> {
    setSuccess('');
    setSuccess((await run({ body: { email } }))?.success ?? '');
  }
  return (
    <SettingsSection
      titleId="login"
      title="Email and password"
      lead={hasPassword ? undefined : 'With a password, you can log in without your other account.'}
    >
      <Stack spacing={2.5}>
        {error && <FormError>{error.message}</FormError>}
        {success && <LastingNote>{success}</LastingNote>}
        <SettingsList
          label="Email and password"
          items={[
            {
              id: 'email',
              name: 'Email',
              times: hasPassword ? (
                <>
                  {name}
                  <wbr />@{domain}
                </>
              ) : (
                'To change it, set a password first.'
              ),
              action: hasPassword && { label: 'Change', of: 'email', onClick: () => setChanging('email') },
            },
            {
              id: 'password',
              name: 'Password',
              times: hasPassword
                ? 'Changing it logs you out on all other devices.'
                : `Your account has no password yet. We’ll email a link to ${email} to set one.`,
              action: hasPassword
                ? { label: 'Change', of: 'password', onClick: () => setChanging('password') }
                : { label: 'Email me a link', loading: isRunning, onClick: () => void sendLink() },
            },
          ]}
        />
      </Stack>
      <Suspense>
        {changing === 'email' && <EmailDialog userId={userId} onClose={stop} />}
        {changing === 'password' && <NewPasswordDialog userId={userId} onChanged={onChanged} onClose={stop} />}
      </Suspense>
    </SettingsSection>
  );
}
