import { PasskeyIcon } from '../../components/forms/OtherLogins/icons.tsx';
import { OtherLogins } from '../../components/forms/OtherLogins/OtherLogins.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { useLogInWithPasskey } from '../../data/account/passkeyLogin.ts';
import { useHasPasskeys } from '../../data/account/webAuthn.ts';
import { useProviderLogins } from '../../flows/useProviderLogins.tsx';

/** Logs in without a password. The screen goes on as soon as the session is open. */
export function OtherWays({ next }: { next: string }) {
  const providers = useProviderLogins(next);
  const hasPasskeys = useHasPasskeys();
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
    hidden: !hasPasskeys,
  };
  return <OtherLogins ways={[passkey, ...providers]} error={error?.message} />;
}
