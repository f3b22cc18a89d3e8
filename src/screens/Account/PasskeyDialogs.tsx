import * as z from 'zod/mini';
import { startPasskey, type OwnPasskey } from '../../../contract/passkeys.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { AddPasskeyDialog } from '../../components/profile/AddPasskeyDialog/AddPasskeyDialog.tsx';
import { RemovePasskeyDialog } from '../../components/profile/RemovePasskeyDialog/RemovePasskeyDialog.tsx';
import { useAddPasskey, useRemovePasskey } from '../../data/account/passkeys.ts';

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
    <AddPasskeyDialog schema={schema} onSubmit={add} loading={isRunning} error={error?.message} onClose={onClose} />
  );
}

function Removing({ userId, passkey, onChanged, onClose }: StepProps & { passkey: OwnPasskey }) {
  const { run, isRunning, error } = useRemovePasskey();
  async function remove(): Promise<void> {
    const reply = await run({ body: { userId, passkeyId: passkey.id } });
    if (!reply) return;
    onClose();
    showToast(reply.message, 'success');
    onChanged();
  }
  return (
    <RemovePasskeyDialog
      name={passkey.name}
      onRemove={() => void remove()}
      loading={isRunning}
      error={error?.message}
      onClose={onClose}
    />
  );
}
