import { part } from '../../../theme/part.ts';
import { FormFrame, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';
import { passwordHint, PasswordInput } from '../PasswordInput/PasswordInput.tsx';

const Root = part(FormFrame, 'CcChangePasswordForm', 'Root', {});

const action = { label: 'Change the password', loadingLabel: 'Changing the password…' };

export type ChangePasswordFormProps = ValidFormProps<{ password: string; newPassword: string }>;

/**
 * Asks someone who is logged in for a new password. For a forgotten one there is NewPasswordForm.
 *
 * @when On the account's page, for those who know their password.
 * @whenNot A forgotten password: ResetPasswordForm, then NewPasswordForm.
 * @whenNot An account without a password: SetPasswordForm.
 * @keyboard Tab: moves through the fields, their Show buttons and the button.
 * @keyboard Enter: in a field submits.
 * @screenReader Each field says its label, its hint and its error; a refusal is an alert.
 * @status stable
 */
export function ChangePasswordForm({ schema, onSubmit, ...rest }: ChangePasswordFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, rest.loading);
  return (
    <Root onSubmit={submit} action={action} {...rest}>
      <PasswordInput label="Current password" required autoComplete="current-password" {...field('password')} />
      <PasswordInput
        label="New password"
        required
        autoComplete="new-password"
        {...field('newPassword', { hint: passwordHint })}
      />
    </Root>
  );
}
