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

const dialog = () => within(document.body).findByRole('dialog', { name: 'Add a passkey' });

export const Default = meta.story();
Default.test('goes on with the password, or is left', async ({ userEvent, args }) => {
  const view = within(await dialog());
  await userEvent.type(view.getByLabelText('Your password'), 'old{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'old' }));
  await userEvent.click(view.getByRole('button', { name: 'Not now' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
