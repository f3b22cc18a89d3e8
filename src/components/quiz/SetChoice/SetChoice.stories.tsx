import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SetChoice } from './SetChoice.tsx';

const meta = preview.meta({
  component: SetChoice,
  args: {
    total: 195,
    sets: [1, 2, 3].map((set) => ({ set, questionCount: 65 })),
    chosen: undefined,
    onChoose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'All 195' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Practice exam 2 (65)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    canvas.getByRole('button', { name: 'Practice exam 2 (65)' }).blur();
  },
});
export const Chosen = meta.story({
  args: { chosen: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 195' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    canvas.getByRole('button', { name: 'All 195' }).blur();
  },
});
