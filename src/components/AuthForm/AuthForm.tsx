import type { ReactNode } from 'react';
import { credentials, register } from '../../../contract/account.ts';
import { FormFrame, type FormAction } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.ts';
import { PasswordInput, type PasswordInputProps } from '../PasswordInput/PasswordInput.tsx';
import { passwordHint } from '../PasswordInput/passwordHint.ts';
import { TextInput } from '../TextInput/TextInput.tsx';

interface Kind {
  schema: typeof credentials;
  action: FormAction;
  password: Pick<PasswordInputProps, 'autoComplete' | 'hint'>;
}

const kinds: Record<AuthFormProps['kind'], Kind> = {
  login: {
    schema: credentials,
    action: { label: 'Log in', busyLabel: 'Logging in…' },
    password: { autoComplete: 'current-password' },
  },
  signUp: {
    schema: register.body,
    action: { label: 'Sign up', busyLabel: 'Signing up…', variant: 'call' },
    password: { autoComplete: 'new-password', hint: passwordHint },
  },
};

export interface AuthFormProps {
  /** `login` asks only that both are given; `signUp` holds a new password to its rules (specification, section 5). */
  kind: 'login' | 'signUp';
  /** Gets what was typed once it is valid. What it returns is waited for before anything is sent again. */
  onSubmit: SendForm<{ email: string; password: string }>;
  isSubmitting: boolean;
  /** Why the server refused what was sent last. */
  error?: string | undefined;
  /** Beside the button: the way to a new password. */
  aside?: ReactNode;
  /** The last line: the way to the other kind. */
  footer?: ReactNode;
}

/** Email and password, to log in or to sign up. What was typed stays, whatever the server says. */
export function AuthForm({ kind, onSubmit, isSubmitting, error, aside, footer }: AuthFormProps) {
  const { schema, action, password } = kinds[kind];
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <FormFrame
      onSubmit={submit}
      action={action}
      isSubmitting={isSubmitting}
      error={error}
      aside={aside}
      footer={footer}
    >
      {/* The account's name is the email: "username" is what password managers keep beside the password. */}
      <TextInput label="Email" type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <PasswordInput label="Password" {...password} {...field('password')} />
    </FormFrame>
  );
}
