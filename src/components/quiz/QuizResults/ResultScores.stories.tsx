import Paper from '@mui/material/Paper';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ResultScores, type ResultScore } from './ResultScores.tsx';

const strict: ResultScore = { credit: 'full', percent: 65, amount: '39', isPassed: false };
const partial: ResultScore = { credit: 'partial', percent: 69, amount: '41.5', isPassed: true };

const meta = preview.meta({
  component: ResultScores,
  args: {
    correctAmount: '41.5',
    total: 60,
    percent: '69.00',
    passMark: 68,
    needed: 41,
    scores: [strict, partial],
    explanation: 'Five answers were partly right: practice gives 2.5 points for them, the exam gives nothing.',
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
    const scores = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(scores).toEqual([
      '65%39 of 60: not passed yetAll or nothing, as the exam counts',
      '69%41.5 of 60: passedWith partial credit',
    ]);
    await expect(canvas.getByText("You've got 41.5 of 60 (69.00%) right.")).toBeVisible();
  },
});
export const OneScore = meta.story({
  args: {
    correctAmount: '60',
    percent: '100.00',
    scores: [{ ...partial, percent: 100, amount: '60' }],
    explanation: 'No answer was partly right, so the exam would count the same.',
  },
});
