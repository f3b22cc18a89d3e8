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
    tally: { correct: 39, partly: 5, wrong: 13, unanswered: 3 },
    partlyWorth: '2.5 points',
    strictPercent: '65.00',
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
    await expect(canvas.getByRole('heading', { name: 'Congratulations!' })).toHaveAccessibleDescription(
      "You've got 41.5 of 60 (69.00%) right. Passed: you need 65% in the official exam.",
    );
    await expect(canvas.getByText('You have completed the Platform Administrator quiz.')).toBeVisible();
    await expect(canvas.getByText("You've got 41.5 of 60 (69.00%) right.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Review answers' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
});
export const NothingRight = meta.story({
  args: {
    correctAmount: '0',
    percent: '0.00',
    tally: { correct: 0, partly: 0, wrong: 2, unanswered: 58 },
    strictPercent: '0.00',
  },
  play: async ({ canvas }) => {
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
    const congratulations = sizeOf(canvas.getByRole('heading', { name: 'Congratulations!' }));
    await expect(sizeOf(canvas.getByText(/^You've got 0 of 60/))).toBeGreaterThan(congratulations);
    await expect(canvas.getByText('58 not answered')).toBeVisible();
    await expect(canvas.getByText('Not passed yet: you need 65% in the official exam.')).toBeVisible();
  },
});
export const JustPassed = meta.story({
  args: {
    correctAmount: '39',
    percent: '65.00',
    tally: { correct: 37, partly: 4, wrong: 19, unanswered: 0 },
    strictPercent: '62.00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passed: you need 65% in the official exam.')).toBeVisible();
    await expect(canvas.getByText(/^A partly correct answer/)).toHaveTextContent(/short of its pass mark\.$/);
  },
});
export const AllRight = meta.story({
  args: {
    correctAmount: '60',
    percent: '100.00',
    tally: { correct: 60, partly: 0, wrong: 0, unanswered: 0 },
    strictPercent: '100.00',
  },
});
export const WithoutPassMark = meta.story({
  args: { passMark: undefined },
  parameters: { noPicture: 'it looks like Default without the verdict' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/the official exam takes/)).not.toBeInTheDocument();
  },
});
