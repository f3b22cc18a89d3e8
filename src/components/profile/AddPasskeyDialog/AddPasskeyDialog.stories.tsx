import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { currentPassword } from '../../../../contract/account.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';

const meta = preview.meta({
  parameters: { framed: true },
  component: AddPasskeyDialog,
  args: { schema: z.object({ password: currentPassword }), loading: false, onSubmit: fn(), onClose: fn() },
});
export const Default = meta.story({
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Add a passkey' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add the passkey' })).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeVisible();
  },
});
