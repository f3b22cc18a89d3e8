import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuizResults } from './QuizResults.tsx';

const meta = preview.meta({
  component: QuizResults,
  args: {
    title: 'Platform Administrator',
    correctAmount: '41.5',
    total: 60,
    percent: '69.00',
    passMark: 65,
    sections: [
      { name: 'Agentforce AI', correctAmount: '1', total: 5, share: 0.2 },
      { name: 'Automation', correctAmount: '5.5', total: 9, share: 5.5 / 9 },
      { name: 'Configuration and Setup', correctAmount: '9', total: 9, share: 1 },
    ],
    onRestart: fn(),
    onReview: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await expect(canvas.getByText('You have completed the Platform Administrator quiz.')).toBeVisible();
    await expect(canvas.getByText("You've got 41.5 of 60 (69.00%) right.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Review answers' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
});
export const NothingRight = meta.story({
  args: { correctAmount: '0', percent: '0.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not passed yet: the official exam takes 65%.')).toBeVisible();
  },
});
export const JustPassed = meta.story({
  args: { correctAmount: '39', percent: '65.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passed: the official exam takes 65%.')).toBeVisible();
  },
});
export const AllRight = meta.story({ args: { correctAmount: '60', percent: '100.00' } });
export const WithoutPassMark = meta.story({
  args: { passMark: undefined },
  parameters: { noPicture: 'it looks like Default without the verdict' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/the official exam takes/)).not.toBeInTheDocument();
  },
});
