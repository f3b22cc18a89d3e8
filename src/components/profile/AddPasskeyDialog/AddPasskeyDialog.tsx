import * as z from 'zod/mini';
import { startPasskey } from '../../../../contract/passkeys.ts';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.tsx';
import { AskDialog } from '../AskDialog/AskDialog.tsx';

const schema = z.pick(startPasskey.body, { password: true });
const action = { label: 'Add the passkey', busyLabel: 'Follow your browser…' };

export interface AddPasskeyDialogProps {
  /** Gets the current password. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ password: string }>;
  /** The password is being checked, or the browser asks for a passkey. */
  isSubmitting: boolean;
  /** Why the server refused the last submit, or the browser gave no passkey. */
  error?: string | undefined;
  /** Closes it: Escape or its other button was pressed, which do nothing while a passkey is being added. */
  onClose: () => void;
}

/** Says what a passkey is, and takes the password. It is open while it is rendered. */
export function AddPasskeyDialog({ onSubmit, isSubmitting, error, onClose }: AddPasskeyDialogProps) {
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <AskDialog
      title="Add a passkey"
      lead="This device then logs you in with a fingerprint, a face or its PIN. Your password goes on as before."
      cancelLabel="Not now"
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} look="plain">
        <PasswordInput
          label="Your password"
          required
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus: at its field
          autoFocus
          {...field('password')}
        />
      </FormFrame>
    </AskDialog>
  );
}
