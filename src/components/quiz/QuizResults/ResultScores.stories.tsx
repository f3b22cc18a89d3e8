import Paper from '@mui/material/Paper';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ResultScores } from './ResultScores.tsx';

const meta = preview.meta({
  component: ResultScores,
  args: {
    percent: 65,
    amount: '39 of 60 right, all or nothing',
    strict: 65,
    partial: 69,
    passMark: 68,
    needed: '41 of 60',
    explanation: 'Five answers were partly right. With partial credit, you’d have 41.5 of 60 (69%).',
  },
  decorators: [
    (Story) => (
      <Paper variant="night" style={{ padding: 24 }}>
        <Story />
      </Paper>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('39 of 60 right, all or nothing')).toBeVisible();
    await expect(canvas.getByText('Pass mark 68%, 41 of 60')).toBeVisible();
  },
});
export const OneScore = meta.story({
  args: { percent: 100, amount: '60 of 60 right', strict: 100, partial: 100, explanation: '' },
});
