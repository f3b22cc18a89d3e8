import TextField from '@mui/material/TextField';
import { part } from '../../../theme/part.ts';
import { FormFrame, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';

const Root = part(FormFrame, 'CcResetPasswordForm', 'Root', {});

const action = { label: 'Send the link', loadingLabel: 'Sending the link…' };

export type ResetPasswordFormProps = ValidFormProps<{ email: string }>;

/**
 * Asks where to send the link for a new password. NewPasswordForm is what that link leads to.
 *
 * @when For those who forgot their password.
 * @whenNot The page that the link leads to: NewPasswordForm.
 * @whenNot Users who are logged in: ChangePasswordForm.
 * @keyboard Tab: moves from the email to the button.
 * @keyboard Enter: in the field submits.
 * @screenReader The field says its label and error; the button says that it is being sent.
 * @status stable
 */
export function ResetPasswordForm({ schema, onSubmit, ...rest }: ResetPasswordFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, rest.loading);
  return (
    <Root onSubmit={submit} action={action} {...rest}>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        {...field('email', { inputMode: 'email' })}
      />
    </Root>
  );
}
