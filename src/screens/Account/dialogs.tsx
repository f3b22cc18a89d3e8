/** The dialogs of the account settings. They load together, when the first is needed: most visits need none. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { changeEmail, changePassword } from '../../../contract/credentials.ts';
import { removePasskey, startPasskey, type OwnPasskey } from '../../../contract/passkeys.ts';
import { paths } from '../../../domain/paths.ts';
import { AskDialog } from '../../components/base/AskDialog/AskDialog.tsx';
import { BusyButton } from '../../components/base/BusyButton/BusyButton.tsx';
import { FormError } from '../../components/forms/FormError/FormError.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { PasswordDialog } from '../../components/profile/PasswordDialog/PasswordDialog.tsx';
import { isRefusal } from '../../data/ApiError.ts';
import { useAddPasskey } from '../../data/account/settings.ts';
import { forgetPasskey } from '../../data/account/webAuthn.ts';
import { useCall } from '../../data/useMutation.ts';

export { PasswordDialog };

const emailSchema = z.pick(changeEmail.body, { email: true, password: true });
const passwordSchema = z.pick(changePassword.body, { password: true, newPassword: true });
const passkeySchema = z.pick(startPasskey.body, { password: true });

interface StepProps {
  userId: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Where a form says why it was refused: a wrong password at its field. */
const refusal = (error: Error | undefined) =>
  error && isRefusal(error, changePassword.refusals.wrongPassword)
    ? { refused: { name: 'password' as const, message: error.message } }
    : { error: error?.message };

/** Changes the user's email. It stays open and says where the link went. */
export function EmailDialog({ userId, onClose }: Omit<StepProps, 'onChanged'>) {
  const { run, isRunning, error } = useCall(changeEmail);
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
      action={{ label: 'Email me a link', loadingLabel: 'Sending the link…' }}
      schema={emailSchema}
      onSubmit={change}
      loading={isRunning}
      {...refusal(error)}
      success={success}
      onClose={onClose}
    />
  );
}

/** Changes the user's password. */
export function NewPasswordDialog({ userId, onChanged, onClose }: StepProps) {
  const { run, isRunning, error } = useCall(changePassword);
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
      otherWay={{ label: 'Forgot password?', href: paths.resetPassword.href() }}
      onClose={onClose}
    />
  );
}

/** Adds a passkey of this device. */
export function AddPasskeyDialog({ userId, onChanged, onClose }: StepProps) {
  const { run, isRunning, error } = useAddPasskey(userId);
  async function add({ password }: { password: string }): Promise<void> {
    const outcome = await run(password);
    if (!outcome) return;
    onClose();
    if (outcome === 'cancelled') return showToast('No passkey was added.');
    showToast('Your passkey has been added.', 'success');
    onChanged();
  }
  return (
    <PasswordDialog
      title="Add a passkey"
      lead="You can then log in on this device with your fingerprint, your face, or its PIN. Your password still works."
      cancelLabel="Not now"
      action={{ label: 'Add the passkey', loadingLabel: 'Follow your browser…' }}
      schema={passkeySchema}
      onSubmit={add}
      loading={isRunning}
      error={error?.message}
      onClose={onClose}
    />
  );
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ userId, passkey, onChanged, onClose }: StepProps & { passkey: OwnPasskey }) {
  const { run, isRunning, error } = useCall(removePasskey);
  async function remove(): Promise<void> {
    const reply = await run({ body: { userId, passkeyId: passkey.id } });
    if (!reply) return;
    if (passkey.credentialId) forgetPasskey(passkey.credentialId);
    onClose();
    showToast(reply.message, 'success');
    onChanged();
  }
  return (
    <AskDialog
      title="Remove this passkey?"
      lead={`You can no longer log in with “${passkey.name}”. Your password still works.`}
      cancelLabel="Keep it"
      loading={isRunning}
      onClose={onClose}
    >
      {error && <FormError>{error.message}</FormError>}
      <BusyButton variant="contained" loading={isRunning} onClick={() => void remove()}>
        {isRunning ? 'Removing the passkey…' : 'Remove the passkey'}
      </BusyButton>
    </AskDialog>
  );
}
