import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamReviewList } from './ExamReviewList.tsx';
import { mockReviewed, openOnes } from './mockReviewed.ts';

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
    await expect(canvas.getByRole('button', { name: /^31 1 of 2 chosen .* Picked B$/ })).toBeVisible();
  },
});
