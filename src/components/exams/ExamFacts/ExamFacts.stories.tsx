import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockFacts } from '../../../mocks/fixtures/examList.ts';
import { ExamFacts } from './ExamFacts.tsx';

const meta = preview.meta({ component: ExamFacts, args: mockFacts });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['195 practice questions', '105 min for 60 questions', '68% to pass']);
  },
});
export const PassMarkAlone = meta.story({ args: { questionCount: undefined, minutes: undefined } });
/** Don’t: a zero for what is unknown reads as a fact. */
export const ZeroForUnknown = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { questionCount: 0, passMark: 0 },
});
