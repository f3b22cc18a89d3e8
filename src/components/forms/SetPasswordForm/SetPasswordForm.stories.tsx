import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../../contract/errors.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const meta = preview.meta({
  component: SetPasswordForm,
  args: { email: 'ana.silva@example.org', loading: false, onSubmit: fn() },
});

export const Default = meta.story();
Default.test('asks for the mail', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mail me a link' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});
export const Submitting = meta.story({
  args: { loading: true },
});
export const Rejected = meta.story({ args: { error: commonRefusals.tooManyRequests.error } });
export const Sent = meta.story({
  args: { success: 'If there is an account with this email, a link to set a new password is on its way.' },
});
export const LongText = meta.story({
  args: { email: `${'a-very-long-name'.repeat(4)}@a-company-with-a-long-name.example` },
});
