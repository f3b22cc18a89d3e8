import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { resetRequest } from '../../../../contract/account.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = preview.meta({
  component: ResetPasswordForm,
  args: { schema: resetRequest, loading: false, onSubmit: fn(), footer: { label: 'Back to log in', href: '/login' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  },
});
Default.test('sends the email', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'a@b.co' }));
});
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Email is required!')).toBeVisible();
  },
});
