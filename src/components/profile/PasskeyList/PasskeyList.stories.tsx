import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasskeyList } from './PasskeyList.tsx';

const phone = {
  id: 'p1',
  name: 'Safari on iPhone',
  addedAt: '2026-01-14T12:00:00.000Z',
  usedAt: '2026-01-15T12:00:00.000Z',
};
const laptop = { id: 'p2', name: 'Chrome on Windows', addedAt: '2026-01-02T12:00:00.000Z', usedAt: null };

const meta = preview.meta({ component: PasskeyList, args: { passkeys: [phone, laptop], onRemove: fn() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not used yet/)).toBeVisible();
  },
});
Default.test('removes a passkey', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Chrome on Windows' }));
  await expect(args.onRemove).toHaveBeenCalledWith(laptop);
});
