import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { credentials, login, register } from '../../../../contract/account.ts';
import { AuthForm, type AuthFormProps } from './AuthForm.tsx';

const meta = preview.meta({
  component: AuthForm,
  args: {
    kind: 'login' as AuthFormProps['kind'],
    schema: credentials,
    loading: false,
    onSubmit: fn(),
    otherWay: { label: 'Forgot password', href: '/resetPassword' },
    footer: { text: 'New here?', label: 'Sign Up', href: '/sign-up' },
  },
});

const signUp = {
  kind: 'signUp' as const,
  schema: register.body,
  otherWay: undefined,
  footer: { text: 'Have an account?', label: 'Login', href: '/login' },
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('name', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('name', 'password');
    await expect(canvas.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  },
});
export const SignUp = meta.story({
  args: signUp,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription('At least 8 characters, with a letter and a number.');
  },
});
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
});
export const SignUpInvalid = meta.story({
  args: signUp,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'summit{Enter}');
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible();
  },
});
export const Submitting = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in…' }));
    await expect(canvas.getByRole('button', { name: 'Logging in…' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Rejected = meta.story({
  args: { error: login.refusals.wrongCredentials.error },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
  },
});
export const SignUpRejected = meta.story({ args: { ...signUp, error: register.refusals.emailTaken.error } });
export const LongText = meta.story({
  args: {
    error:
      'Too many requests from a.person.with.quite.a.long.name.and.an.address.to.match@department.of.a.company.example.com. Please try again in 12 minutes.',
  },
});
