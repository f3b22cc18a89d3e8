import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { credentials, login, register } from '../../../../contract/account.ts';
import { changePassword } from '../../../../contract/credentials.ts';
import { waiting } from '../../../mocks/waiting.tsx';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';

const meta = preview.meta({
  component: AccountForm,
  parameters: { schema: "import { credentials as schema } from '../../../contract/account.ts';" },
  decorators: [waiting('onSubmit')],
  args: {
    schema: credentials,
    fields: [
      { name: 'email', label: 'Email', autoComplete: 'username' },
      { name: 'password', label: 'Password', autoComplete: 'current-password' },
    ] as AccountFormProps['fields'],
    action: { label: 'Log in', loadingLabel: 'Logging in…' },
    loading: false,
    onSubmit: fn(),
    otherWay: { label: 'Forgot password?', href: '/resetPassword' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('name', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('name', 'password');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  },
});
Default.test('is sent once, however often that is asked for', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co');
  // Login takes any password: an old one may be older than its rules.
  await userEvent.type(canvas.getByLabelText('Password'), 'a');
  const button = canvas.getByRole('button', { name: 'Log in' });
  void fireEvent.click(button);
  // Before anything could be rendered of it.
  void fireEvent.click(button);
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'a@b.co', password: 'a' });
});
/** On the Sign Up page: the rules of a password are ticked off as one types. */
export const SignUp = meta.story({
  parameters: { schema: `import { register } from '../../../contract/account.ts';\n\nconst schema = register.body;` },
  args: {
    schema: register.body,
    fields: [
      { name: 'email', label: 'Email', autoComplete: 'username' },
      { name: 'password', label: 'Password', autoComplete: 'new-password' },
    ],
    action: { label: 'Sign up', loadingLabel: 'Signing up…' },
    otherWay: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription('8+ characters 1 letter 1 number');
    await userEvent.type(password, 'summit 1');
    await expect(password).toHaveAccessibleDescription('Done: 8+ characters Done: 1 letter Done: 1 number');
  },
});
/** In the account’s settings, by someone who is logged in. */
export const NewPassword = meta.story({
  parameters: {
    schema: `import * as z from 'zod/mini';
import { changePassword } from '../../../contract/credentials.ts';

const schema = z.pick(changePassword.body, { password: true, newPassword: true });`,
  },
  args: {
    schema: z.pick(changePassword.body, { password: true, newPassword: true }),
    fields: [
      { name: 'password', label: 'Current password', autoComplete: 'current-password' },
      { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
    ],
    action: { label: 'Change password', loadingLabel: 'Changing the password…' },
    otherWay: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'summit{Enter}');
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
  },
});
/** The form stays on the page after it was sent. */
export const Sent = meta.story({
  parameters: { schema: `import * as z from 'zod/mini';\n\nconst schema = z.object({});` },
  args: {
    schema: z.object({}),
    fields: [],
    action: { label: 'Mail me a link', loadingLabel: 'Sending the link…' },
    otherWay: undefined,
    success: 'The link is on its way.',
  },
});
/** After a press on Log in with empty fields. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
});
/** Until the server answers: nothing can be typed, or sent again. */
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
/** After the server refused what was sent. */
export const Rejected = meta.story({
  args: { error: login.refusals.wrongCredentials.error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
  },
});
/** In Hebrew, but for its own “Show” and what it says about wrong input. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    fields: [
      { name: 'email', label: 'דואר אלקטרוני', autoComplete: 'username' },
      { name: 'password', label: 'סיסמה', autoComplete: 'current-password' },
    ],
    initial: { email: 'noa@example.com' },
    action: { label: 'התחברות', loadingLabel: 'מתחברים…' },
    otherWay: { label: 'שכחתי את הסיסמה', href: '/resetPassword' },
  },
});
