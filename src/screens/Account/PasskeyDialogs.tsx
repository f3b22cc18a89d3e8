import * as z from 'zod/mini';
import { startPasskey, type OwnPasskey } from '../../../contract/passkeys.ts';
import { AskDialog } from '../../components/base/AskDialog/AskDialog.tsx';
import { BusyButton } from '../../components/base/BusyButton/BusyButton.tsx';
import { FormError } from '../../components/forms/FormError/FormError.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { PasswordDialog } from '../../components/profile/PasswordDialog/PasswordDialog.tsx';
import { useAddPasskey, useRemovePasskey } from '../../data/account/passkeys.ts';
import { forgetPasskey } from '../../data/account/webAuthn.ts';

const schema = z.pick(startPasskey.body, { password: true });

interface PasskeyDialogsProps {
  userId: string;
  /** What the user is asked: whether to add one, or to remove this one. */
  asking: 'add' | OwnPasskey;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks before the user's passkeys change, and changes them. */
export const PasskeyDialogs = ({ asking, ...rest }: PasskeyDialogsProps) =>
  asking === 'add' ? <Adding {...rest} /> : <Removing passkey={asking} {...rest} />;

type StepProps = Omit<PasskeyDialogsProps, 'asking'>;

function Adding({ userId, onChanged, onClose }: StepProps) {
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
      schema={schema}
      onSubmit={add}
      loading={isRunning}
      error={error?.message}
      onClose={onClose}
    />
  );
}

function Removing({ userId, passkey, onChanged, onClose }: StepProps & { passkey: OwnPasskey }) {
  const { run, isRunning, error } = useRemovePasskey();
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
