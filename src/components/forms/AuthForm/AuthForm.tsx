import TextField from '@mui/material/TextField';
import { credentials, register } from '../../../../contract/account.ts';
import { FormFrame, type FormAction, type FormLink } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type FieldOptions, type SendForm } from '../FormFrame/useValidForm.tsx';
import { passwordHint, PasswordInput, type PasswordInputProps } from '../PasswordInput/PasswordInput.tsx';

interface Kind {
  schema: typeof credentials;
  action: FormAction;
  autoComplete: PasswordInputProps['autoComplete'];
  password?: FieldOptions;
}

const kinds: Record<AuthFormProps['kind'], Kind> = {
  login: {
    schema: credentials,
    action: { label: 'Login', busyLabel: 'Logging in…' },
    autoComplete: 'current-password',
  },
  signUp: {
    schema: register.body,
    action: { label: 'Sign Up', busyLabel: 'Signing up…', variant: 'call' },
    autoComplete: 'new-password',
    password: { hint: passwordHint },
  },
};

export interface AuthFormProps {
  /** `login` asks only that both are given; `signUp` holds a new password to its rules (specification, section 5). */
  kind: 'login' | 'signUp';
  /** Gets valid credentials. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ email: string; password: string }>;
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
  /** Beside the button: to a new password. */
  otherWay?: FormLink | undefined;
  /** The last line: to the other kind. */
  footer?: FormLink | undefined;
}

/** Email and password, to log in or to sign up. Whatever the server says, what was typed stays. */
export function AuthForm({ kind, onSubmit, isSubmitting, ...frame }: AuthFormProps) {
  const { schema, action, autoComplete, password } = kinds[kind];
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} {...frame}>
      {/* The account's name is the email: "username" is what password managers save with the password. */}
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        {...field('email', { inputMode: 'email' })}
      />
      <PasswordInput label="Password" required autoComplete={autoComplete} {...field('password', password)} />
    </FormFrame>
  );
}
