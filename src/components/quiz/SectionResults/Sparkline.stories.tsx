import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({ component: Sparkline, args: { values: [50, 56, 33], mark: 68 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Until now: 50, 56, 33 percent' })).toBeVisible();
  },
});
