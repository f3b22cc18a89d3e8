import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamFacts } from './ExamFacts.tsx';

const meta = preview.meta({ component: ExamFacts, args: { questionCount: 195, minutes: 105, passMark: 65 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['195 questions', '105 min', '65% to pass']);
  },
});
export const WithTheOfficialExamApart = meta.story({ args: { scoredQuestions: 60 } });
export const PassMarkAlone = meta.story({ args: { questionCount: undefined, minutes: undefined } });
