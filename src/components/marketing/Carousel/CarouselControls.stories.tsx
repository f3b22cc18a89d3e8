import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CarouselControls } from './CarouselControls.tsx';

const meta = preview.meta({
  component: CarouselControls,
  args: { count: 6, shown: [0, 1, 2], onRotate: fn(), onMove: fn() },
});

export const Default = meta.story();
Default.test('moves on and back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onMove).toHaveBeenLastCalledWith(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(args.onMove).toHaveBeenLastCalledWith(-1);
});
export const Rotating = meta.story({
  args: { rotating: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onRotate).toHaveBeenCalledWith(false);
  },
});
export const Stopped = meta.story({
  args: { rotating: false, shown: [5, 0, 1] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onRotate).toHaveBeenCalledWith(true);
  },
});
export const Waiting = meta.story({
  args: { shown: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.scrollHeight).toBeGreaterThan(44);
  },
});
