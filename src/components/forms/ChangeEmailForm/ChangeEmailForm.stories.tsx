import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { changeEmail } from '../../../../contract/credentials.ts';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';

const meta = preview.meta({
  component: ChangeEmailForm,
  args: { schema: z.pick(changeEmail.body, { email: true, password: true }), loading: false, onSubmit: fn() },
});

export const Default = meta.story();
Default.test('sends the new email with the password', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('New email'), 'ana@example.org');
  await userEvent.type(canvas.getByLabelText('Your password'), 'old{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ana@example.org', password: 'old' }));
});
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New email'), 'ana{Enter}');
    await expect(await canvas.findByText('Invalid email format')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
});
export const Submitting = meta.story({
  args: { loading: true },
});
export const Rejected = meta.story({ args: { error: changeEmail.refusals.wrongPassword.error } });
export const Sent = meta.story({
  args: { success: 'If this address can be used, a link is on its way to it. Open it within an hour.' },
});
