import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
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
