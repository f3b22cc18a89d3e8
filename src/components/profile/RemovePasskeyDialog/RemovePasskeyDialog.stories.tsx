import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../../contract/errors.ts';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

const meta = preview.meta({
  parameters: { framed: true },
  component: RemovePasskeyDialog,
  args: { name: 'Chrome on Windows', loading: false, onRemove: fn(), onClose: fn() },
});

const dialog = () => within(document.body).findByRole('dialog', { name: 'Remove this passkey?' });

export const Default = meta.story();
Default.test('removes the passkey, or keeps it', async ({ userEvent, args }) => {
  const view = within(await dialog());
  await userEvent.click(view.getByRole('button', { name: 'Remove the passkey' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
  await userEvent.click(view.getByRole('button', { name: 'Keep it' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const Rejected = meta.story({ args: { error: commonRefusals.unavailable.error } });
