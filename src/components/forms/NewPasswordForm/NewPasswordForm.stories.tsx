import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { confirmResetPassword } from '../../../../contract/account.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = preview.meta({
  component: NewPasswordForm,
  args: {
    schema: z.pick(confirmResetPassword.body, { password: true }),
    loading: false,
    onSubmit: fn(),
    footer: { label: 'Ask for a new link', href: '/resetPassword' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
});
Default.test('sends the password', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('New password'), 'summit2026{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'summit2026' }));
});
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'summit{Enter}');
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible();
  },
});
