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
      /62%of recent questions fully correct/,
    );
  },
});
/** After ten questions. */
export const Early = meta.story({
  args: {
    early: [
      { fullyCorrect: 1, total: 6 },
      { fullyCorrect: 0, total: 4 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/1 of 10fully correct/);
    await expect(canvas.queryByText(/62%/)).not.toBeInTheDocument();
  },
});
