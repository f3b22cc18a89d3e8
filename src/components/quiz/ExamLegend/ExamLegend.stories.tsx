import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamLegend } from './ExamLegend.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: ExamLegend,
  args: { counts: { answered: 20, incomplete: 1, unanswered: 39, flagged: 4 } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(entries).toEqual(['Answered20', 'Incomplete1', 'Unanswered39', 'Flagged4']);
  },
});
