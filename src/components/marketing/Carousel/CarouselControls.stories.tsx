import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CarouselControls } from './CarouselControls.tsx';

const meta = preview.meta({
  component: CarouselControls,
  args: { count: 6, shown: [0, 1, 2], onRotate: fn(), onMove: fn() },
});

export const Default = meta.story();
export const Stopped = meta.story({
  args: { rotating: false, shown: [5, 0, 1] },
});
export const Waiting = meta.story({
  parameters: { noCode: 'what is undefined is not printed' },
  args: { shown: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.scrollHeight).toBeGreaterThan(44);
  },
});
