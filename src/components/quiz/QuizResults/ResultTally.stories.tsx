import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ResultTally } from './ResultTally.tsx';

const meta = preview.meta({
  component: ResultTally,
  args: {
    tally: { correct: 39, partly: 5, wrong: 13, unanswered: 3 },
    partlyWorth: '2.5 points',
    strictPercent: '65.00',
  },
});

const rule = /^A partly correct answer gives a part of the point here and nothing in the official exam/;

export const Default = meta.story({
  play: async ({ canvas }) => {
    const counts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(counts).toEqual(['39 correct', '5 partly correct: 2.5 points', '13 wrong', '3 not answered']);
    await expect(canvas.getByText(rule)).toHaveTextContent(/which would count 39 of 60 \(65\.00%\)\.$/);
  },
});
export const StrictlyFailed = meta.story({
  args: { strictlyFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rule)).toHaveTextContent(/\(65\.00%\), short of its pass mark\.$/);
  },
});
export const WholePointsOnly = meta.story({
  args: { tally: { correct: 40, partly: 0, wrong: 20, unanswered: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(rule)).not.toBeInTheDocument();
  },
});
