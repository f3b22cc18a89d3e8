import { type IdProvider, idProviderNames } from '../../../../contract/idProviders.ts';
import { PasswordDialog, type PasswordQuestion } from '../PasswordDialog/PasswordDialog.tsx';

export interface ConnectDialogProps extends PasswordQuestion {
  /** Whose account is to be connected. Submitting lasts until the browser is on its way there. */
  provider: IdProvider;
}

/** Says what connecting an account comes to, and takes the password. It is open while it is rendered. */
export function ConnectDialog({ provider, ...question }: ConnectDialogProps) {
  const name = idProviderNames[provider];
  return (
    <PasswordDialog
      title={`Connect ${name}`}
      lead={`You go to ${name} and back. From then on you can log in with that account. Your password goes on as before.`}
      cancelLabel="Not now"
      action={{ label: `Go to ${name}`, busyLabel: `Going to ${name}…` }}
      {...question}
    />
  );
}
