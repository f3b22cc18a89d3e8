import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PurchaseNote } from './PurchaseNote.tsx';

const meta = preview.meta({
  component: PurchaseNote,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { kind: 'waiting', href: 'https://example.com/pay', onOpen: fn(), onCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
