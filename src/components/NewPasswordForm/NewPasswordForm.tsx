import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { confirmResetPassword } from '../../../contract/account.ts';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.ts';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { passwordHint } from '../PasswordInput/passwordHint.ts';

const schema = z.pick(confirmResetPassword.body, { password: true });
const action = { label: 'Set the password', busyLabel: 'Setting the password…' };

export interface NewPasswordFormProps {
  /** Gets the password once it keeps sign-up's rules. What it returns is waited for before anything is sent again. */
  onSubmit: SendForm<{ password: string }>;
  isSubmitting: boolean;
  /** Why the server refused what was sent last. */
  error?: string | undefined;
  /** The last line, such as the way to a new link. */
  footer?: ReactNode;
}

/** Asks for the new password that a link from ResetPasswordForm allows. */
export function NewPasswordForm({ onSubmit, isSubmitting, error, footer }: NewPasswordFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} footer={footer}>
      <PasswordInput label="New password" autoComplete="new-password" hint={passwordHint} {...field('password')} />
    </FormFrame>
  );
}
