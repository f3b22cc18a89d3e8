import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectionList } from './ConnectionList.tsx';

const google = { provider: 'google', email: 'ana@gmail.example', connectedAt: '2026-01-14T12:00:00.000Z' } as const;

const meta = preview.meta({
  component: ConnectionList,
  args: {
    providers: ['google', 'salesforce'] as const,
    connections: [google],
    canConnect: true,
    onConnect: fn(),
    onDisconnect: fn(),
    isDisconnecting: false,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Connected accounts' }));
    await expect(list.getByText(/Connected as ana@gmail.example on/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Connect Salesforce' }));
    await expect(args.onConnect).toHaveBeenCalledWith('salesforce');
    await userEvent.click(list.getByRole('button', { name: 'Disconnect Google' }));
    await expect(args.onDisconnect).toHaveBeenCalledWith('google');
  },
});
/** Nothing is connected yet. */
export const Empty = meta.story({ args: { connections: [] } });
/** The site does not offer it any more. */
export const NotOffered = meta.story({
  args: { providers: ['salesforce'] as const, connections: [{ ...google, email: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
    await expect(canvas.getByText(/^Connected on/)).toBeVisible();
  },
});
/** Nothing can be connected, as the account has no password. */
export const Disabled = meta.story({
  args: { canConnect: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Connect Salesforce' })).not.toBeInTheDocument();
  },
});
export const Submitting = meta.story({
  args: { isDisconnecting: true },
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }));
    await expect(args.onDisconnect).not.toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  args: { connections: [{ ...google, email: `${'a-very-long-name'.repeat(4)}@a-company-with-a-long-name.example` }] },
  globals: { viewport: { value: 'phone' } },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
