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
      /62%right on recent questions, weighted by section.*Below the 65% pass mark/,
    );
  },
});
/** After ten questions. */
export const Early = meta.story({
  args: {
    early: { label: 'Free questions seen', value: '10 of 20' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/10 of 20Free questions seenPass mark65%/);
    await expect(canvas.queryByText(/62%/)).not.toBeInTheDocument();
  },
});
