import { part } from '../../../theme/part.ts';
import { PasswordDialog, type PasswordQuestion } from '../PasswordDialog/PasswordDialog.tsx';

const Root = part(PasswordDialog, 'CcAddPasskeyDialog', 'Root', {});

/** Submitting lasts as long as the password is being checked and the browser asks for a passkey. */
export type AddPasskeyDialogProps = PasswordQuestion;

/**
 * Says what a passkey is, and takes the password. It is open while it is rendered.
 *
 * @when When a user adds a passkey on the account's page.
 * @whenNot Removing one: RemovePasskeyDialog.
 * @whenNot Another question with a password: PasswordDialog.
 * @keyboard Tab, Shift+Tab: moves inside the dialog.
 * @keyboard Enter: in the password's field submits.
 * @keyboard Escape: closes it, but not while the passkey is being made.
 * @screenReader A modal dialog with its title; the password's field has the focus.
 * @status stable
 */
export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  return (
    <Root
      title="Add a passkey"
      lead="This device then logs you in with a fingerprint, a face or its PIN. Your password goes on as before."
      cancelLabel="Not now"
      action={{ label: 'Add the passkey', loadingLabel: 'Follow your browser…' }}
      {...props}
    />
  );
}
