import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldHelp } from '../TextField/FieldHelp.tsx';
import { passwordHint, PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

const meta = preview.meta({
  component: PasswordInput,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password' as PasswordInputProps['autoComplete'],
    onChange: fn(),
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
export const Filled = meta.story({ args: { defaultValue: 'summit2026' } });
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'summit2026');
    input.setSelectionRange(6, 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    // The focus has not moved: what is typed next goes where the last letter went.
    await expect(input).toHaveFocus();
    await userEvent.keyboard('-');
    await expect(input).toHaveValue('summit-2026');
  },
});
export const ShownByKeyboard = meta.story({
  args: { defaultValue: 'summit2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Enter}');
  },
});
export const WithHint = meta.story({
  args: { autoComplete: 'new-password', helperText: <FieldHelp>{passwordHint}</FieldHelp> },
});
export const WithError = meta.story({
  args: {
    ...WithHint.input.args,
    error: true,
    helperText: <FieldHelp error="Password must be at least 8 characters">{passwordHint}</FieldHelp>,
    defaultValue: 'summit',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      `Password must be at least 8 characters ${passwordHint}`,
    );
  },
});
export const ReadOnly = meta.story({ args: { slotProps: { input: { readOnly: true } }, defaultValue: 'summit2026' } });
export const LongText = meta.story({
  args: { defaultValue: 'correct horse battery staple correct horse battery staple' },

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
});
