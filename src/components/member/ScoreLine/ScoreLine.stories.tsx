import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScoreLine } from './ScoreLine.tsx';

const attempts = [
  { finishedAt: '2026-10-18T10:00:00Z', scorePercent: 52 },
  { finishedAt: '2026-10-27T10:00:00Z', scorePercent: 57 },
  { finishedAt: '2026-11-05T10:00:00Z', scorePercent: 62 },
  { finishedAt: '2026-11-14T10:00:00Z', scorePercent: 60 },
  { finishedAt: '2026-11-22T10:00:00Z', scorePercent: 65 },
];

const meta = preview.meta({
  component: ScoreLine,
  args: { title: 'Simulations so far', name: 'Platform Administrator', attempts, passMark: 68 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('region', { name: 'Simulations so far' });
    await expect(chart).toHaveTextContent('Pass mark 68%');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent(/^65% on /);
  },
});
export const One = meta.story({ args: { title: 'Scores so far', attempts: attempts.slice(-1) } });
