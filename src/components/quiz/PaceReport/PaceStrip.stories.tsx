import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockTimes } from './mockTimes.ts';
import { PaceStrip } from './PaceStrip.tsx';

const meta = preview.meta({ component: PaceStrip, args: { questions: mockTimes, official: 105, average: 111 } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1:45Question 13060');
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(6);
  },
});
