import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamReviewList } from './ExamReviewList.tsx';
import { flaggedOnes, mockReviewed, openOnes } from './mockReviewed.ts';

const meta = preview.meta({
  component: ExamReviewList,
  args: {
    title: 'Still open',
    questions: mockReviewed(openOnes).filter(({ status }) => status !== 'answered'),
    onGoTo: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Still open' })).toBeVisible();
  },
});
Default.test('leads to a question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^31 1 of 2 chosen .* Picked B$/ }));
  await expect(args.onGoTo).toHaveBeenCalledWith(30);
});
export const Flagged = meta.story({
  args: {
    title: 'Flagged and answered',
    questions: mockReviewed(flaggedOnes).filter(({ flagged }) => flagged),
  },
});
