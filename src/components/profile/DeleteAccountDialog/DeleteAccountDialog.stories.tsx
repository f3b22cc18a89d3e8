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
export const Default = meta.story({
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Delete your account?' }));
    await waitFor(() => expect(dialog.getByText(/Paid orders stay for bookkeeping/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
});
