import TextField from '@mui/material/TextField';
import { part } from '../../../theme/part.ts';
import { FormFrame, type FormAction, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type FieldOptions } from '../FormFrame/useValidForm.tsx';
import { passwordHint, PasswordInput, type PasswordInputProps } from '../PasswordInput/PasswordInput.tsx';

const Root = part(FormFrame, 'CcAuthForm', 'Root', {});

interface Kind {
  action: FormAction;
  autoComplete: PasswordInputProps['autoComplete'];
  password?: FieldOptions;
}

const kinds: Record<AuthFormProps['kind'], Kind> = {
  login: {
    action: { label: 'Login', loadingLabel: 'Logging in…' },
    autoComplete: 'current-password',
  },
  signUp: {
    action: { label: 'Sign Up', loadingLabel: 'Signing up…', variant: 'call' },
    autoComplete: 'new-password',
    password: { hint: passwordHint },
  },
};

export interface AuthFormProps extends ValidFormProps<{ email: string; password: string }> {
  /** `login` asks for the password of an account; `signUp` for a new one, and says its rules. */
  kind: 'login' | 'signUp';
}

/**
 * Email and password, to log in or to sign up. Whatever the server says, what was typed stays.
 *
 * @when Email and password, to log in or to sign up.
 * @whenNot Other ways to log in: OtherLogins, below it.
 * @whenNot A forgotten password: ResetPasswordForm.
 * @whenNot A change of the password: ChangePasswordForm.
 * @do Let the answer of the server keep what was typed; nothing is emptied.
 * @keyboard Tab: moves through email, password, Show and the button.
 * @keyboard Enter: in a field submits.
 * @screenReader Each field says its label, its hint and its error. Why the form was refused is an alert above the
 *   button; that it is being sent is announced once.
 * @status stable
 */
export function AuthForm({ kind, schema, onSubmit, ...rest }: AuthFormProps) {
  const { action, autoComplete, password } = kinds[kind];
  const { field, submit } = useValidForm(schema, onSubmit, rest.loading);
  return (
    <Root onSubmit={submit} action={action} {...rest}>
      {/* The account's name is the email: "username" is what password managers save with the password. */}
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        {...field('email', { inputMode: 'email' })}
      />
      <PasswordInput label="Password" required autoComplete={autoComplete} {...field('password', password)} />
    </Root>
  );
}
