import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccessLabel } from './AccessLabel.tsx';

const meta = preview.meta({ component: AccessLabel });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full access')).toBeVisible();
  },
});
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment pending')).toBeVisible();
  },
});
