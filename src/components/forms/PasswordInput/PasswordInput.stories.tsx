import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldHelp } from '../TextField/FieldHelp.tsx';
import { PasswordInput, PasswordRules, type PasswordInputProps } from './PasswordInput.tsx';

const meta = preview.meta({
  component: PasswordInput,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password' as PasswordInputProps['autoComplete'],
    required: true,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    const { width, height } = canvas.getByRole('button', { name: 'Show password' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});
Default.test('is shown and hidden by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{CapsLock}a');
  await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
});
/** After a press on Show password, until Hide password is pressed. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'summit');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
});
Shown.test('keeps the focus, and the place in the text', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Password');
  input.setSelectionRange(1, 1);
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await expect(input).toHaveFocus();
  await userEvent.keyboard('-');
  await expect(input).toHaveValue('s-ummit');
});
/** After a new password that its rules refuse; they stay below the error. */
export const WithError = meta.story({
  args: {
    autoComplete: 'new-password',
    error: true,
    helperText: (
      <FieldHelp error="Password must be at least 8 characters">
        <PasswordRules value="summit" />
      </FieldHelp>
    ),
    defaultValue: 'summit',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters 8+ characters Done: 1 letter 1 number',
    );
  },
});
/** Do: Show lets users check what they typed. */
export const TypedOnce = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: a second field makes users type it again. */
export const TypedTwice = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: (args) => (
    <Stack spacing={2}>
      <PasswordInput {...args} />
      <PasswordInput {...args} label="Repeat password" />
    </Stack>
  ),
});
