import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { confirmResetPassword, resetPassword, resetRequest } from '../../../contract/account.ts';
import { paths } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { AccountForm } from '../../components/forms/AccountForm/AccountForm.tsx';
import { FormLayout } from '../../components/forms/FormLayout/FormLayout.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { useCheckResetPassword, useConfirmResetPassword } from '../../data/account/resetPassword.ts';
import { useCall } from '../../data/useMutation.ts';
import { homeNotice } from '../../flows/frame.ts';

/** What the login page hands on. */
const typedBefore = z.object({ email: z.string() });

const newPassword = z.pick(confirmResetPassword.body, { password: true });

/** Both steps of a password reset: asking for the mail, and with the token of its link the new password. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <PageSection>
      <PageTitle>Reset your password</PageTitle>
      {token ? <FollowLink token={token} /> : <AskForLink />}
    </PageSection>
  );
}

/**
 * The first step: asks for the mail. The home page follows, with the server's reply in a note that stays: it says what
 * to do next.
 */
function AskForLink() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { run, isRunning, error } = useCall(resetPassword);
  async function ask(body: { email: string }) {
    const reply = await run({ body });
    if (!reply) return;
    homeNotice.set(`${reply.success} Nothing after a few minutes? Check your spam folder.`);
    await navigate(paths.home.href());
  }
  return (
    <FormLayout
      title="Reset your password"
      lead="We’ll email you a link to set a new password."
      otherPages={[
        { text: 'Remember it after all?', label: 'Log in', href: paths.login.href() },
        { text: 'Can’t open that inbox?', label: 'Contact us', href: paths.contactUs.href('Logging in') },
      ]}
    >
      <AccountForm
        schema={resetRequest}
        initial={z.safeParse(typedBefore, state).data}
        fields={[{ name: 'email', label: 'Email', autoComplete: 'username' }]}
        action={{ label: 'Email me a link', loadingLabel: 'Sending the link…' }}
        note="The link works for an hour. A new password logs you out everywhere."
        onSubmit={ask}
        loading={isRunning}
        error={error?.message}
      />
    </FormLayout>
  );
}

/** Between the steps: whether the link can be used is found out before anyone types a password. */
function FollowLink({ token }: { token: string }) {
  const { isLoading, error } = useCheckResetPassword(token);
  if (isLoading) return <StateBlock role="status" level={1} title="Checking your link…" loading />;
  if (!error) return <SetPassword token={token} />;
  return (
    <ErrorBlock
      level={1}
      title="This link no longer works"
      message={error.message}
      actions={[{ label: 'Get a new link', href: paths.resetPassword.href() }]}
    />
  );
}

/** The second step: sets the new password. That ends every session, so the login page follows. */
function SetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { run, isRunning, error } = useConfirmResetPassword();
  async function set({ password }: { password: string }) {
    const reply = await run({ body: { token, password } });
    if (!reply) return;
    showToast(reply.message, 'success');
    await navigate(paths.login.href(), { replace: true });
  }
  return (
    <FormLayout
      title="Set a new password"
      lead="Use it the next time you log in."
      otherPages={[{ label: 'Get a new link', href: paths.resetPassword.href() }]}
    >
      <AccountForm
        schema={newPassword}
        fields={[{ name: 'password', label: 'New password', autoComplete: 'new-password' }]}
        action={{ label: 'Set the password', loadingLabel: 'Setting the password…' }}
        note="You’ll be logged out on all devices. Don’t reuse a password from another site."
        onSubmit={set}
        loading={isRunning}
        error={error?.message}
      />
    </FormLayout>
  );
}
