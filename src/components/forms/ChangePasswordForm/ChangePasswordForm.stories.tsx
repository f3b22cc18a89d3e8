import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { changePassword } from '../../../../contract/credentials.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = preview.meta({
  component: ChangePasswordForm,
  args: { schema: z.pick(changePassword.body, { password: true, newPassword: true }), loading: false, onSubmit: fn() },
});

export const Default = meta.story();
Default.test('sends the new password with the one before', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Current password'), 'old');
  await userEvent.type(canvas.getByLabelText('New password'), 'summit2026{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'old', newPassword: 'summit2026' }));
});
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'summit{Enter}');
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
  },
});
