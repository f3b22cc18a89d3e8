import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SetChoice } from './SetChoice.tsx';

const meta = preview.meta({
  component: SetChoice,
  args: {
    total: 195,
    sets: [
      { set: 1, questionCount: 65, last: { finishedAt: '2026-01-14T12:00:00.000Z', scorePercent: 72.5 } },
      { set: 2, questionCount: 65 },
      { set: 3, questionCount: 65 },
    ],
    chosen: undefined,
    onChoose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^All 195/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /^Practice exam 1/ })).toHaveTextContent(
      /Last taken on .*2026.*: 72.50%/,
    );
  },
});
Default.test('chooses another set', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Practice exam 2/ }));
  await expect(args.onChoose).toHaveBeenLastCalledWith(2);
});
export const Chosen = meta.story({
  args: { chosen: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^All 195/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    canvas.getByRole('button', { name: /^All 195/ }).blur();
  },
});
