import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectionList } from './ConnectionList.tsx';

const connection = { email: 'ana@gmail.example', connectedAt: '2026-01-14T12:00:00.000Z' };
const google = { id: 'google', name: 'Google' };
const salesforce = { id: 'salesforce', name: 'Salesforce' };

const meta = preview.meta({
  component: ConnectionList,
  args: {
    providers: [{ ...google, connection }, salesforce],
    onConnect: fn(),
    onDisconnect: fn(),
    loading: false,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Connected accounts' }));
    await expect(list.getByText(/Connected as ana@gmail.example on/)).toBeVisible();
  },
});
Default.test('connects an account, and disconnects one', async ({ canvas, userEvent, args }) => {
  const list = within(canvas.getByRole('list', { name: 'Connected accounts' }));
  await userEvent.click(list.getByRole('button', { name: 'Connect Salesforce' }));
  await expect(args.onConnect).toHaveBeenCalledWith('salesforce');
  await userEvent.click(list.getByRole('button', { name: 'Disconnect Google' }));
  await expect(args.onDisconnect).toHaveBeenCalledWith('google');
});
/** Nothing is connected yet. */
export const Empty = meta.story({ args: { providers: [google, salesforce] } });
export const WithoutEmail = meta.story({
  args: { providers: [salesforce, { ...google, connection: { ...connection, email: '' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
    await expect(canvas.getByText(/^Connected on/)).toBeVisible();
  },
});
/** Nothing can be connected, as the account has no password. */
export const Disabled = meta.story({
  render: (args) => <ConnectionList {...args} onConnect={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Connect Salesforce' })).not.toBeInTheDocument();
  },
});
export const Submitting = meta.story({
  args: { loading: true },
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }));
    await expect(args.onDisconnect).not.toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  args: {
    providers: [
      {
        ...google,
        connection: { ...connection, email: `${'a-very-long-name'.repeat(4)}@a-company-with-a-long-name.example` },
      },
      salesforce,
    ],
  },
});
