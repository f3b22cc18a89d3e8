import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { currentPassword } from '../../../../contract/account.ts';
import { changePassword } from '../../../../contract/credentials.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const meta = preview.meta({
  parameters: {
    framed: true,
    leaves: ['onClose', 'onSubmit'],
    schema: `import * as z from 'zod/mini';
import { currentPassword } from '../../../contract/account.ts';

const schema = z.object({ password: currentPassword });`,
  },
  component: PasswordDialog,
  args: {
    schema: z.object({ password: currentPassword }),
    title: 'Change your plan?',
    lead: 'From then on, the new one counts.',
    cancelLabel: 'Keep it',
    action: { label: 'Change it', loadingLabel: 'Changing it…' },
    loading: false,
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: {
    children: { description: 'More about what happens next, before the field.' },
    onClose: { description: 'Called when the user closes it.' },
  },
});

const dialog = () => within(document.body).findByRole('dialog', { name: 'Change your plan?' });

export const Default = meta.story({
  play: async () => {
    const view = within(await dialog());
    await expect(view.getByLabelText('Your password')).toHaveFocus();
  },
});
Default.test('goes on with the password, or is left', async ({ userEvent, args }) => {
  const view = within(await dialog());
  await userEvent.type(view.getByLabelText('Your password'), 'old{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'old' }));
  await userEvent.click(view.getByRole('button', { name: 'Keep it' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
/** After a press on its action without a password. */
export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    const view = within(await dialog());
    await userEvent.click(view.getByRole('button', { name: 'Change it' }));
    const error = await view.findByText('Password is required');
    await waitFor(() => expect(error).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
/** Until the server answers: Escape does not close it. */
export const Submitting = meta.story({
  args: { loading: true },
  play: async ({ userEvent, args }) => {
    const button = within(await dialog()).getByRole('button', { name: 'Changing it…' });
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
/** After the server refused the password; the dialog stays open. */
export const Rejected = meta.story({ args: { error: changePassword.refusals.wrongPassword.error } });
