import TextField from '@mui/material/TextField';
import { resetRequest } from '../../../../contract/account.ts';
import { FormFrame, type FormLink } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.tsx';

const action = { label: 'Send the link', busyLabel: 'Sending the link…' };

export interface ResetPasswordFormProps {
  /** Gets the address once one is given. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ email: string }>;
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
  /** The last line: the way back. */
  footer?: FormLink | undefined;
}

/** Asks where to send the link for a new password. NewPasswordForm is what that link leads to. */
export function ResetPasswordForm({ onSubmit, isSubmitting, error, footer }: ResetPasswordFormProps) {
  const { field, submit } = useValidForm(resetRequest, onSubmit, isSubmitting);
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} footer={footer}>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        {...field('email', { inputMode: 'email' })}
      />
    </FormFrame>
  );
}
