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
/** Nothing can be connected, as the account has no password. */
export const Disabled = meta.story({
  render: (args) => <ConnectionList {...args} onConnect={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Connect Salesforce' })).not.toBeInTheDocument();
  },
});
