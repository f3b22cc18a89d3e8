import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PurchaseNote, type PurchaseNoteProps } from './PurchaseNote.tsx';

const meta = preview.meta({
  component: PurchaseNote,
  args: {
    kind: 'waiting' as PurchaseNoteProps['kind'],
    href: 'https://example.com/pay',
    onOpen: fn((): void => undefined),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 304 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the payment in the other tab…');
    const link = canvas.getByRole('link', { name: 'Open the payment page (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://example.com/pay');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
Default.test('stops waiting', async ({ canvas, userEvent, args }) => {
  const stop = canvas.getByRole('button', { name: 'Stop waiting' });
  await userEvent.click(stop);
  await expect(args.onCancel).toHaveBeenCalledOnce();
});
export const BlockedPopUp = meta.story({
  args: { kind: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your browser blocked the payment page.');
    await expect(canvas.getByRole('link', { name: /^Open the payment page/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
  },
});
BlockedPopUp.test('waits once its page is opened', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link');
  // The story stays where it is; no tab of another site is opened.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  await expect(args.onOpen).toHaveBeenCalledOnce();
});
