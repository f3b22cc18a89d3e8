import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { chartHeight } from './chartHeight.ts';
import { ScoreChartPlaceholder } from './ScoreChartPlaceholder.tsx';

const meta = preview.meta({ title: 'Profile/ScoreChartPlaceholder', component: ScoreChartPlaceholder });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.clientHeight).toBe(chartHeight);
  },
});
export const Dark = meta.story({ globals: { mode: 'dark' } });
