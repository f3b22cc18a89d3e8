import { part } from '../../../theme/part.ts';
import { PasswordDialog, type PasswordQuestion } from '../PasswordDialog/PasswordDialog.tsx';

const Root = part(PasswordDialog, 'CcConnectDialog', 'Root', {});

export interface ConnectDialogProps extends PasswordQuestion {
  /** The name of whose account is to be connected. Submitting lasts until the browser is on its way there. */
  provider: string;
}

/**
 * Says what connecting an account comes to, and takes the password. It is open while it is rendered.
 *
 * @when When a user connects an account at a provider.
 * @whenNot Logging in with a provider: OtherLogins.
 * @whenNot Another question with a password: PasswordDialog.
 * @keyboard Tab, Shift+Tab: moves inside the dialog.
 * @keyboard Enter: in the password's field submits.
 * @keyboard Escape: closes it, but not while it leads away.
 * @screenReader A modal dialog with its title; the password's field has the focus.
 * @status stable
 */
export function ConnectDialog({ provider, ...rest }: ConnectDialogProps) {
  return (
    <Root
      title={`Connect ${provider}`}
      lead={`You go to ${provider} and back. From then on you can log in with that account. Your password goes on as before.`}
      cancelLabel="Not now"
      action={{ label: `Go to ${provider}`, loadingLabel: `Going to ${provider}…` }}
      {...rest}
    />
  );
}
