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
export const Default = meta.story({
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Connect Google' }));
    await waitFor(() => expect(dialog.getByText(/^You go to Google and back\./)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Go to Google' })).toBeVisible();
  },
});
