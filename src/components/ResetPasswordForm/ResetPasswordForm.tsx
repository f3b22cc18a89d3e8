import type { ReactNode } from 'react';
import { resetRequest } from '../../../contract/account.ts';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.ts';
import { TextInput } from '../TextInput/TextInput.tsx';

const action = { label: 'Send the link', busyLabel: 'Sending the link…' };

export interface ResetPasswordFormProps {
  /** Gets the address once one is given. What it returns is waited for before anything is sent again. */
  onSubmit: SendForm<{ email: string }>;
  isSubmitting: boolean;
  /** Why the server refused what was sent last. */
  error?: string | undefined;
  /** The last line: the way back. */
  footer?: ReactNode;
}

/** Asks where to send the link for a new password. NewPasswordForm is what that link leads to. */
export function ResetPasswordForm({ onSubmit, isSubmitting, error, footer }: ResetPasswordFormProps) {
  const { field, submit } = useValidForm(resetRequest, onSubmit, isSubmitting);
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} footer={footer}>
      <TextInput label="Email" type="email" inputMode="email" autoComplete="username" {...field('email')} />
    </FormFrame>
  );
}
