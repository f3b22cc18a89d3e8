import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { ScoreTable } from './ScoreTable.tsx';

const { passMark, attempts } = mockExamRecord();

const meta = preview.meta({ component: ScoreTable, args: { passMark, attempts } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All attempts')).toBeVisible();
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible();
  },
});
/** Exam simulations have the seed with which they were drawn. */
export const Unfolded = meta.story({
  args: {
    attempts: attempts.map((attempt, index) => ({
      ...attempt,
      ...(index >= 3 && { againHref: `/certifications/administrator?mode=exam&seed=0123456789ab000${index}` }),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('All attempts'));
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toMatch(/78%Passed$/);
    await expect(rows[5]).toMatch(/42%Not passed$/);
    const links = canvas.getAllByRole('link', { name: 'Take this exam again' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/certifications/administrator?mode=exam&seed=0123456789ab0004',
      '/certifications/administrator?mode=exam&seed=0123456789ab0003',
    ]);
  },
});
