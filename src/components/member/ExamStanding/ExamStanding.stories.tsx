import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamStanding } from './ExamStanding.tsx';

const meta = preview.meta({
  component: ExamStanding,
  parameters: { ownIds: true },
  args: {
    name: 'Platform Administrator',
    share: 62,
    passMark: 65,
    facts: [{ label: 'Questions seen', value: '84 of 240' }],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Platform Administrator' })).toHaveTextContent(
      /62%Recent score, weighted by section.*3 points below the 65% pass mark/,
    );
  },
});
/** The share passes; the weakest section does not yet. */
export const Above = meta.story({
  args: { share: 83, weakest: { name: 'Automation', fullyCorrect: 4, total: 7, href: '/practice' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      'Above the 65% pass markWeakest section: Automation, 57%',
    );
  },
});
/** Do: before the first attempt, there is no score. */
export const NothingBeforeTheFirst = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { share: undefined, facts: [{ label: 'Questions seen', value: '0 of 240' }] },
});
/** Don’t: before the first attempt, 0% reads as a result. */
export const ZeroBeforeTheFirst = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { share: 0, facts: [{ label: 'Questions seen', value: '0 of 240' }] },
});
