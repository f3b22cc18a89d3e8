import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamMapCell } from './ExamMapCell.tsx';

const meta = preview.meta({
  component: ExamMapCell,
  args: { index: 7, status: 'unanswered' as const, flagged: false, selected: false, onGoTo: fn() },
  decorators: [
    (Story) => (
      <ol style={{ listStyle: 'none', margin: 0, padding: 8, width: 64 }}>
        <Story />
      </ol>
    ),
  ],
});

export const Default = meta.story();
Default.test('leads to its question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Question 8, unanswered' }));
  await expect(args.onGoTo).toHaveBeenCalledWith(7);
});
export const Answered = meta.story({ args: { status: 'answered' } });
export const Incomplete = meta.story({ args: { status: 'incomplete' } });
export const Flagged = meta.story({
  args: { status: 'answered', flagged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Question 8, answered, flagged' })).toBeVisible();
  },
});
export const Selected = meta.story({
  args: { status: 'incomplete', flagged: true, selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'step' })).toBeVisible();
  },
});
