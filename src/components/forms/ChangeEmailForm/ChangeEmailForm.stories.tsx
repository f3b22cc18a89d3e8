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
  await userEvent.type(canvas.getByLabelText('New email'), 'a@b.co');
  await userEvent.type(canvas.getByLabelText('Your password'), 'old{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'a@b.co', password: 'old' }));
});
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New email'), 'ana{Enter}');
    await expect(await canvas.findByText('Invalid email format')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
});
