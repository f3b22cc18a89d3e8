import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamReview } from './ExamReview.tsx';
import { flaggedOnes, mockReviewed, openOnes } from '../../../mocks/fixtures/examReview.ts';

const meta = preview.meta({
  component: ExamReview,
  parameters: {
    ownIds: true,
    padded: false,
    leaves: ['onGoTo', 'onFinish'],
    noCode: 'its sixty questions stand in src/mocks/fixtures/examReview.ts',
  },
  args: {
    questions: mockReviewed({ ...openOnes, ...flaggedOnes }),
    secondsLeft: 1300,
    index: 59,
    onGoTo: fn(),
    onFinish: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 unanswered, 1 incomplete' })).toBeVisible();
    await expect(canvas.getByText(/You have about 4:20 for each\.$/)).toBeVisible();
  },
});
Default.test('leads to a question, back, and to the end', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^17 Unanswered / }));
  await expect(args.onGoTo).toHaveBeenCalledWith(16, undefined);
  await userEvent.click(canvas.getByRole('button', { name: 'Go to question 9' }));
  await expect(args.onGoTo).toHaveBeenLastCalledWith(8);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit with 4 unanswered, 1 incomplete' }));
  await expect(args.onFinish).toHaveBeenCalledOnce();
});
/** With its clock hidden, which stays so. */
export const OneIncomplete = meta.story({
  args: {
    questions: mockReviewed({ 31: { status: 'incomplete', picked: ['B'], choose: 2 } }),
    secondsLeft: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 incomplete' })).toBeVisible();
    await expect(canvas.queryByText(/You have .* left/)).not.toBeInTheDocument();
  },
});
/** Nothing is open, so the way to submit stands alone. */
export const AllAnswered = meta.story({
  args: { questions: mockReviewed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Every question is answered' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to question 60' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
});
