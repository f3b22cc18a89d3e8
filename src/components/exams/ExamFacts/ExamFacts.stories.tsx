import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockFacts } from '../../../mocks/fixtures/examList.ts';
import { ExamFacts } from './ExamFacts.tsx';

const meta = preview.meta({ tags: ['static'], component: ExamFacts, args: mockFacts });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['195 practice questions', '105 min for 60 questions', '68% to pass']);
  },
});
/** The number of questions and the time are unknown. */
export const PassMarkAlone = meta.story({ args: { questionCount: undefined, minutes: undefined } });
/** Do: what is unknown is left out. */
export const UnknownLeftOut = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { questionCount: undefined, passMark: undefined },
});
/** Don’t: what is unknown is shown as zero, like a fact. */
export const ZeroForUnknown = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { questionCount: 0, passMark: 0 },
});
