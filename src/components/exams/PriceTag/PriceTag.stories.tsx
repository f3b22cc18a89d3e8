import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PriceTag } from './PriceTag.tsx';

const meta = preview.meta({ component: PriceTag, args: { price: 49 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$49.00')).toBeVisible();
  },
});
export const Free = meta.story({
  args: { price: '0.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
});
