import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { currentPassword } from '../../../../contract/account.ts';
import { keptAfterDeletion } from '../../../../contract/personalData.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = preview.meta({
  parameters: { framed: true },
  component: DeleteAccountDialog,
  args: {
    schema: z.object({ password: currentPassword }),
    kept: keptAfterDeletion,
    loading: false,
    onSubmit: fn(),
    onClose: fn(),
  },
});

const dialog = () => within(document.body).findByRole('dialog', { name: 'Delete your account?' });

export const Default = meta.story({
  play: async () => {
    const view = within(await dialog());
    await waitFor(() => expect(view.getByText(/Paid orders stay for bookkeeping/)).toBeVisible());
  },
});
Default.test('deletes with the password, or is left', async ({ userEvent, args }) => {
  const view = within(await dialog());
  await userEvent.type(view.getByLabelText('Your password'), 'old{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'old' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
