import { useState } from 'react';
import { ChangeEmailForm } from '../../components/forms/ChangeEmailForm/ChangeEmailForm.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { useChangeEmail } from '../../data/account/settings.ts';

/** The user's email, which the current password changes. */
export const OwnEmail = ({ userId, hasPassword }: { userId: string; hasPassword: boolean }) => (
  <section aria-labelledby="email">
    <SectionIntro id="email" title="Email">
      {hasPassword
        ? 'It changes when you confirm it with the link that we mail.'
        : 'To change it, set a password first.'}
    </SectionIntro>
    {hasPassword && <Changing userId={userId} />}
  </section>
);

function Changing({ userId }: { userId: string }) {
  const { run, isRunning, error } = useChangeEmail();
  const [success, setSuccess] = useState<string>();
  async function change(values: { email: string; password: string }): Promise<boolean> {
    setSuccess(undefined);
    const reply = await run({ body: { userId, ...values } });
    setSuccess(reply?.message);
    return reply !== undefined;
  }
  return <ChangeEmailForm onSubmit={change} isSubmitting={isRunning} error={error?.message} success={success} />;
}
