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
export const States = meta.story({
  render: (args) => (
    <>
      <ExamMapCell {...args} status="answered" />
      <ExamMapCell {...args} status="incomplete" />
      <ExamMapCell {...args} status="answered" flagged />
      <ExamMapCell {...args} status="incomplete" flagged selected />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Question 8, answered, flagged' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Question 8, incomplete, flagged', current: 'step' }),
    ).toBeVisible();
  },
});
