import * as z from 'zod/mini';
import { type IdProvider, idProviderNames } from '../../../../contract/idProviders.ts';
import { connectProvider } from '../../../../contract/openId.ts';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.tsx';
import { AskDialog } from '../AskDialog/AskDialog.tsx';

const schema = z.pick(connectProvider.body, { password: true });

export interface ConnectDialogProps {
  /** Whose account is to be connected. */
  provider: IdProvider;
  /** Gets the current password. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ password: string }>;
  /** The password is being checked, or the browser is on its way to the provider. */
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
  /** Closes it: Escape or its other button was pressed, which do nothing meanwhile. */
  onClose: () => void;
}

/** Says what connecting an account comes to, and takes the password. It is open while it is rendered. */
export function ConnectDialog({ provider, onSubmit, isSubmitting, error, onClose }: ConnectDialogProps) {
  const name = idProviderNames[provider];
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <AskDialog
      title={`Connect ${name}`}
      lead={`You go to ${name} and back. From then on you can log in with that account. Your password goes on as before.`}
      cancelLabel="Not now"
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormFrame
        onSubmit={submit}
        action={{ label: `Go to ${name}`, busyLabel: `Going to ${name}…` }}
        isSubmitting={isSubmitting}
        error={error}
        look="plain"
      >
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
