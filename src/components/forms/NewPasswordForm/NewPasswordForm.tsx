import { part } from '../../../theme/part.ts';
import { FormFrame, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';
import { passwordHint, PasswordInput } from '../PasswordInput/PasswordInput.tsx';

const Root = part(FormFrame, 'CcNewPasswordForm', 'Root', {});

const action = { label: 'Set the password', loadingLabel: 'Setting the password…' };

export type NewPasswordFormProps = ValidFormProps<{ password: string }>;

/**
 * Asks for the new password that a link from ResetPasswordForm allows.
 *
 * @when The page that a link for a new password leads to.
 * @whenNot A user who is logged in: ChangePasswordForm.
 * @whenNot Asking for that link: ResetPasswordForm.
 * @keyboard Tab: moves from the password to Show and to the button.
 * @keyboard Enter: in the field submits.
 * @screenReader The field says its label, the rules and its error.
 * @status stable
 */
export function NewPasswordForm({ schema, onSubmit, ...rest }: NewPasswordFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, rest.loading);
  return (
    <Root onSubmit={submit} action={action} {...rest}>
      <PasswordInput
        label="New password"
        required
        autoComplete="new-password"
        {...field('password', { hint: passwordHint })}
      />
    </Root>
  );
}
