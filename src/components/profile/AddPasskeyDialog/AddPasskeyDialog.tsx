import { PasswordDialog, type PasswordQuestion } from '../PasswordDialog/PasswordDialog.tsx';

/** Submitting lasts as long as the password is being checked and the browser asks for a passkey. */
export type AddPasskeyDialogProps = PasswordQuestion;

/** Says what a passkey is, and takes the password. It is open while it is rendered. */
export const AddPasskeyDialog = (question: AddPasskeyDialogProps) => (
  <PasswordDialog
    title="Add a passkey"
    lead="This device then logs you in with a fingerprint, a face or its PIN. Your password goes on as before."
    cancelLabel="Not now"
    action={{ label: 'Add the passkey', busyLabel: 'Follow your browser…' }}
    {...question}
  />
);
