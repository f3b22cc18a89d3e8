import { expect, fireEvent, fn, waitFor } from 'storybook/test';
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
Default.test('is sent once, however often that is asked for', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co');
  // Login takes any password: an old one may be older than its rules.
  await userEvent.type(canvas.getByLabelText('Password'), 'a{Enter}');
  // Before anything could be rendered of it.
  void fireEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'a@b.co', password: 'a' });
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
export const Submitting = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in…' }));
    await expect(canvas.getByRole('button', { name: 'Logging in…' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Rejected = meta.story({
  args: { error: login.refusals.wrongCredentials.error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
  },
});
