import * as z from 'zod/mini';
import { changePassword } from '../../../../contract/credentials.ts';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.tsx';
import { passwordHint, PasswordInput } from '../PasswordInput/PasswordInput.tsx';

const schema = z.pick(changePassword.body, { password: true, newPassword: true });
const action = { label: 'Change the password', busyLabel: 'Changing the password…' };

export interface ChangePasswordFormProps {
  /** Gets both passwords. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ password: string; newPassword: string }>;
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
}

/** Asks somebody who is logged in for a new password. For a forgotten one there is NewPasswordForm. */
export function ChangePasswordForm({ onSubmit, isSubmitting, error }: ChangePasswordFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error}>
      <PasswordInput label="Current password" required autoComplete="current-password" {...field('password')} />
      <PasswordInput
        label="New password"
        required
        autoComplete="new-password"
        {...field('newPassword', { hint: passwordHint })}
      />
    </FormFrame>
  );
}
