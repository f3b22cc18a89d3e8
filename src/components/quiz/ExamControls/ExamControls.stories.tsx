import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamControls } from './ExamControls.tsx';

const meta = preview.meta({
  component: ExamControls,
  args: {
    total: 60,
    canGoBack: true,
    isLast: false,
    flagged: false,
    onPrevious: fn(),
    onNext: fn(),
    onFlag: fn(),
    onOpenMap: fn(),
  },
});

export const Default = meta.story();
Default.test('leads on and back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(args.onNext).toHaveBeenCalledOnce();
  await expect(args.onPrevious).toHaveBeenCalledOnce();
});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flag' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All 60' }));
    await expect(args.onFlag).toHaveBeenCalledOnce();
    await expect(args.onOpenMap).toHaveBeenCalledOnce();
  },
});
export const Last = meta.story({
  args: { isLast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeVisible();
  },
});
