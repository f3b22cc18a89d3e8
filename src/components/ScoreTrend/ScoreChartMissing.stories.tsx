import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { chartHeight } from './chartHeight.ts';
import { ScoreChartMissing } from './ScoreChartMissing.tsx';

const meta = preview.meta({ title: 'Profile/ScoreChartMissing', component: ScoreChartMissing });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByText('The drawing could not be loaded. Every attempt is listed below.');
    // As high as the drawing, so that nothing moves when it is known to be missing.
    await expect(text.parentElement?.offsetHeight).toBe(chartHeight);
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
