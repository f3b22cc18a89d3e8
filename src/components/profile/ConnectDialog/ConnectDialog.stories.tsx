import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { currentPassword } from '../../../../contract/account.ts';
import { ConnectDialog } from './ConnectDialog.tsx';

const meta = preview.meta({
  parameters: { framed: true },
  component: ConnectDialog,
  args: {
    schema: z.object({ password: currentPassword }),
    provider: 'Google',
    loading: false,
    onSubmit: fn(),
    onClose: fn(),
  },
});

const dialog = () => within(document.body).findByRole('dialog', { name: 'Connect Google' });

export const Default = meta.story({
  play: async () => {
    const view = within(await dialog());
    await waitFor(() => expect(view.getByText(/^You go to Google and back\./)).toBeVisible());
  },
});
Default.test('goes on with the password, or is left', async ({ userEvent, args }) => {
  const view = within(await dialog());
  await userEvent.type(view.getByLabelText('Your password'), 'old{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'old' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
