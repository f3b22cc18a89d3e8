import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LastResults, ResultsSkeleton, type ResultRow } from './LastResults.tsx';

const rows: ResultRow[] = [
  {
    id: '3',
    finishedAt: '2026-11-22T10:00:00Z',
    exam: 'Platform Administrator',
    what: 'Exam simulation, 60 questions',
    href: '/certifications/administrator/results/3',
    scorePercent: 65,
    passed: false,
  },
  {
    id: '2',
    finishedAt: '2026-11-20T10:00:00Z',
    exam: 'Platform Developer',
    what: 'Practice exam 1, 60 questions',
    scorePercent: 73.33,
    passed: true,
  },
  {
    id: '1',
    finishedAt: '2026-11-19T10:00:00Z',
    exam: 'Platform Administrator',
    what: 'Practice, 20 questions',
    scorePercent: 80,
    passed: true,
  },
];

const meta = preview.meta({
  component: LastResults,
  args: { rows, 'aria-label': 'Last results' },
  argTypes: { 'aria-label': { description: 'Names it for screen readers.' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Platform Administrator');
    await expect(items[0]).toHaveTextContent(/Platform Administrator.*Exam simulation, 60 questions.*Not passed.*65%/);
  },
});
/** Until the results are there. */
export const Loading = meta.story({ render: () => <ResultsSkeleton /> });
/** In Hebrew, without the pass mark, as its words are fixed; a date is in the language of the browser. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    'aria-label': 'תוצאות אחרונות',
    rows: rows.map((row, at) => ({
      ...row,
      what: ['סימולציית מבחן, 60 שאלות', 'מבחן תרגול, 60 שאלות', 'תרגול, 20 שאלות'][at] ?? '',
      passed: undefined,
    })),
  },
});
const onAPhone = { globals: { viewport: { value: 'phone' } } } as const;
/** Do: without a pass mark, the score is all there is to say. */
export const ScoreWithoutVerdict = meta.story({
  ...onAPhone,
  tags: ['do', '!dev', '!manifest'],
  args: { rows: rows.slice(0, 2).map(({ passed: _passed, ...row }) => row) },
});
/** Don’t: without a pass mark, a verdict is a guess. */
export const VerdictByGuess = meta.story({
  ...onAPhone,
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { rows: rows.slice(0, 2) },
});
