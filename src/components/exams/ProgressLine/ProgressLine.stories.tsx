import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProgressLine } from './ProgressLine.tsx';

const meta = preview.meta({
  component: ProgressLine,
  args: {
    progress: { seen: 84, of: 240, best: 78.3, last: 72 },
    lastHref: '/certifications/administrator/results/last',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^84 of 240 questions seen\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See last practice (72%)' })).toHaveAttribute(
      'href',
      '/certifications/administrator/results/last',
    );
  },
});
/** No question was seen yet. */
export const NotStarted = meta.story({ args: { progress: { seen: 0, of: 240 } } });
/** Before the exam is bought. */
export const AllFreeSeen = meta.story({
  args: { progress: { seen: 20, of: 20, isFree: true, best: 40, last: 15 }, lastHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 20 free questions seen · best 40% · last score 15%')).toBeVisible();
  },
});
/** Do: it says that only the free questions are done. */
export const FreeOnes = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: AllFreeSeen.input.args,
});
/** Don’t: it looks as if the whole exam were done. */
export const FullBar = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { progress: { seen: 20, of: 20, best: 40, last: 15 }, lastHref: undefined },
});
