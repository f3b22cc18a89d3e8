import TextField from '@mui/material/TextField';
import { part } from '../../../theme/part.ts';
import { FormFrame, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';
import { FormSuccess } from '../FormSuccess/FormSuccess.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';

const Root = part(FormFrame, 'CcChangeEmailForm', 'Root', {});

const action = { label: 'Send the link', loadingLabel: 'Sending the link…' };

export interface ChangeEmailFormProps extends ValidFormProps<{ email: string; password: string }> {
  /** What the server said to the last submit. */
  success?: string | undefined;
}

/**
 * Asks someone who is logged in for a new email. A link goes there; the email changes when it is opened.
 *
 * @when On the account's page, for a new email.
 * @whenNot Signing up: AuthForm.
 * @keyboard Tab: moves through the fields to the button.
 * @keyboard Enter: in a field submits.
 * @screenReader Each field says its label and error. That a link was sent is announced as a status.
 * @status stable
 */
export function ChangeEmailForm({ schema, onSubmit, success, ...rest }: ChangeEmailFormProps) {
  const { field, submit } = useValidForm(schema, onSubmit, rest.loading);
  return (
    <Root onSubmit={submit} action={action} {...rest}>
      <TextField
        label="New email"
        type="email"
        required
        autoComplete="email"
        {...field('email', { inputMode: 'email' })}
      />
      <PasswordInput label="Your password" required autoComplete="current-password" {...field('password')} />
      <FormSuccess>{success}</FormSuccess>
    </Root>
  );
}
