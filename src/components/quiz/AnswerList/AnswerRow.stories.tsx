import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AnswerRow } from './AnswerRow.tsx';

const question = {
  index: 8,
  question: 'Freight runs late. What should stop a shipment from being released while an inspection has failed?',
  section: 'Automation',
  difficulty: 'hard',
  outcome: 'partly',
  points: 0.5,
  flagged: true,
  seconds: 176,
} as const;

const meta = preview.meta({
  component: AnswerRow,
  args: { question, onGoTo: fn() },
  decorators: [
    (Story) => (
      <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <Story />
      </ol>
    ),
  ],
});

export const Default = meta.story();
Default.test('leads to its question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: /^9 Partly: half a point Flagged What should stop .* 2:56$/ }),
  );
  await expect(args.onGoTo).toHaveBeenCalledWith(8);
});
export const NotReached = meta.story({
  args: { question: { ...question, outcome: 'unanswered', points: 0, flagged: false, seconds: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not reached')).toBeVisible();
  },
});
