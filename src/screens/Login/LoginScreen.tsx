import { Navigate } from 'react-router-dom';
import { credentials, type login } from '../../../contract/account.ts';
import type { RequestOf } from '../../../contract/endpoint.ts';
import { paths } from '../../../domain/paths.ts';
import { refusalText, useNextPage, useOpenIdReturn } from '../../flows/loginAddress.ts';
import { AccountForm } from '../../components/forms/AccountForm/AccountForm.tsx';
import { FormLayout } from '../../components/forms/FormLayout/FormLayout.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { useFinishLogin, useLogIn, useLogInWithPasskey } from '../../data/account/logIn.ts';
import { useUser } from '../../data/session/useSession.ts';
import { PasskeyIcon } from '../../components/forms/OtherLogins/icons.tsx';
import { OtherLogins } from '../../components/forms/OtherLogins/OtherLogins.tsx';
import { useHasPasskeys } from '../../data/account/webAuthn.ts';
import { useProviderLogins } from '../../flows/useProviderLogins.tsx';

const fields = [
  { name: 'email', label: 'Email', autoComplete: 'username' },
  { name: 'password', label: 'Password', autoComplete: 'current-password' },
] as const;

/**
 * Logs in, also a user who comes back from a provider. A user who is logged in is redirected home, or to the page that
 * asked for it: after logging in, or because they were already.
 */
export default function LoginScreen() {
  const { run, isRunning, error } = useLogIn();
  const next = useNextPage();
  const returned = useOpenIdReturn();
  const isVouchedFor = returned !== undefined && returned.refused === undefined;
  const opening = useFinishLogin(isVouchedFor, () => showToast('Login successful!', 'success'));
  async function logIn(body: RequestOf<typeof login>['body']) {
    if (await run({ body })) showToast('Login successful!', 'success');
  }
  if (useUser()) return <Navigate to={next || paths.home.href()} replace />;
  return (
    <PageSection>
      <PageTitle>Log in</PageTitle>
      {opening.isLoading ? (
        <StateBlock role="status" level={1} title="Logging you in…" loading />
      ) : (
        <FormLayout
          title="Log in"
          lead="Pick up where you left off."
          otherPages={[{ text: 'New here?', label: 'Sign up', href: paths.signUp.href(next) }]}
        >
          <AccountForm
            fields={fields}
            action={{ label: 'Log in', loadingLabel: 'Logging in…' }}
            schema={credentials}
            onSubmit={logIn}
            loading={isRunning}
            error={error?.message ?? refusalText(returned) ?? opening.error?.message}
            otherWay={{ label: 'Forgot password?', href: paths.resetPassword.href() }}
            alternatives={<OtherWays next={next} />}
          />
        </FormLayout>
      )}
    </PageSection>
  );
}

/** Logs in without a password. The screen goes on as soon as the session is open. */
function OtherWays({ next }: { next: string }) {
  const providers = useProviderLogins(next);
  const { run, isRunning, error } = useLogInWithPasskey();
  async function logIn(): Promise<void> {
    const outcome = await run(undefined);
    if (outcome === 'done') showToast('Login successful!', 'success');
    if (outcome === 'cancelled') showToast('No passkey was used.');
  }
  const passkey = {
    label: 'Log in with a passkey',
    icon: <PasskeyIcon />,
    onClick: () => void logIn(),
    loadingLabel: isRunning ? 'Waiting for your passkey…' : undefined,
    hidden: !useHasPasskeys(),
  };
  return <OtherLogins ways={[passkey, ...providers]} error={error?.message} />;
}
