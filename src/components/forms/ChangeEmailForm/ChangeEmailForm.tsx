import TextField from '@mui/material/TextField';
import * as z from 'zod/mini';
import { changeEmail } from '../../../../contract/credentials.ts';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.tsx';
import { FormSuccess } from '../FormSuccess/FormSuccess.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';

const schema = z.pick(changeEmail.body, { email: true, password: true });
const action = { label: 'Send the link', busyLabel: 'Sending the link…' };

export interface ChangeEmailFormProps {
  /** Gets the new email and the current password. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ email: string; password: string }>;
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
  /** What the server said to the last submit. */
  success?: string | undefined;
}

/** Asks somebody who is logged in for a new email. A link goes there; the email changes when it is opened. */
export function ChangeEmailForm({ onSubmit, isSubmitting, error, success }: ChangeEmailFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error}>
      <TextField
        label="New email"
        type="email"
        required
        autoComplete="email"
        {...field('email', { inputMode: 'email' })}
      />
      <PasswordInput label="Your password" required autoComplete="current-password" {...field('password')} />
      <FormSuccess>{success}</FormSuccess>
    </FormFrame>
  );
}
