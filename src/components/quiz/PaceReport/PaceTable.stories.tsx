import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockTimes } from './mockTimes.ts';
import { PaceTable } from './PaceTable.tsx';

const meta = preview.meta({ component: PaceTable, args: { questions: mockTimes.slice(0, 9) } });

export const Default = meta.story({});
export const Unfolded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('All times'));
    await expect(await canvas.findByText('Not seen')).toBeVisible();
  },
});
