import * as z from 'zod/mini';
import { confirmResetPassword } from '../../../../contract/account.ts';
import { FormFrame, type FormLink } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.tsx';
import { passwordHint, PasswordInput } from '../PasswordInput/PasswordInput.tsx';

const schema = z.pick(confirmResetPassword.body, { password: true });
const action = { label: 'Set the password', busyLabel: 'Setting the password…' };

export interface NewPasswordFormProps {
  /** Gets a password that follows the rules of sign-up. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ password: string }>;
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
  /** The last line, such as to a new link. */
  footer?: FormLink | undefined;
}

/** Asks for the new password that a link from ResetPasswordForm allows. */
export function NewPasswordForm({ onSubmit, isSubmitting, error, footer }: NewPasswordFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} footer={footer}>
      <PasswordInput
        label="New password"
        required
        autoComplete="new-password"
        {...field('password', { hint: passwordHint })}
      />
    </FormFrame>
  );
}
