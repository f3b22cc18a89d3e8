import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ChangeEmailForm } from '../../components/forms/ChangeEmailForm/ChangeEmailForm.tsx';
import { ChangePasswordForm } from '../../components/forms/ChangePasswordForm/ChangePasswordForm.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { useChangeEmail, useChangePassword, useSessions } from '../../data/account/settings.ts';
import { OwnData } from './OwnData.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnSessions } from './OwnSessions.tsx';

/** The settings of the logged-in user, a section each. */
export function AccountSettings({ userId }: { userId: string }) {
  const list = useSessions(userId);
  return (
    <Stack spacing={7}>
      <Grid container spacing={{ xs: 7, md: 4 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Password userId={userId} onChanged={list.reload} />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Email userId={userId} />
        </Grid>
      </Grid>
      <OwnPasskeys userId={userId} />
      <OwnSessions userId={userId} {...list} />
      <OwnData userId={userId} />
    </Stack>
  );
}

function Password({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { run, isRunning, error } = useChangePassword();
  async function change(values: { password: string; newPassword: string }): Promise<boolean> {
    const reply = await run({ body: { userId, ...values } });
    if (!reply) return false;
    showToast(reply.message, 'success');
    onChanged();
    return true;
  }
  return (
    <section aria-labelledby="password">
      <SectionIntro id="password" title="Password">
        A new one logs you out everywhere else.
      </SectionIntro>
      <ChangePasswordForm onSubmit={change} isSubmitting={isRunning} error={error?.message} />
    </section>
  );
}

function Email({ userId }: { userId: string }) {
  const { run, isRunning, error } = useChangeEmail();
  const [success, setSuccess] = useState<string>();
  async function change(values: { email: string; password: string }): Promise<boolean> {
    setSuccess(undefined);
    const reply = await run({ body: { userId, ...values } });
    setSuccess(reply?.message);
    return reply !== undefined;
  }
  return (
    <section aria-labelledby="email">
      <SectionIntro id="email" title="Email">
        It changes when you open the link that we send to the new one.
      </SectionIntro>
      <ChangeEmailForm onSubmit={change} isSubmitting={isRunning} error={error?.message} success={success} />
    </section>
  );
}
