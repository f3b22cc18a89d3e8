import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamFacts } from './ExamFacts.tsx';

const meta = preview.meta({
  component: ExamFacts,
  args: { questionCount: 195, minutes: 105, scoredQuestions: 60, unscoredQuestions: 5, passMark: 65 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('195 questions. Official exam: 60 questions and 5 that do not count, 105 minutes, 65% to pass.'),
    ).toBeVisible();
  },
});
export const PassMarkAlone = meta.story({
  args: { questionCount: undefined, minutes: undefined, scoredQuestions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Official exam: 65% to pass.')).toBeVisible();
  },
});
