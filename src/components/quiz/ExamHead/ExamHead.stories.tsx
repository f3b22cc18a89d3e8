import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamClock } from '../ExamClock/ExamClock.tsx';
import { ExamHead } from './ExamHead.tsx';

const meta = preview.meta({
  component: ExamHead,
  parameters: { padded: false },
  args: {
    exam: 'administrator',
    title: 'Platform Administrator',
    position: '23 of 60',
    answered: 20,
    total: 60,
    clock: <ExamClock secondsLeft={3990} onHiddenChange={fn()} />,
  },
});

export const Default = meta.story({
  args: { onReview: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Platform Administrator' })).toBeInTheDocument();
    await expect(canvas.getByText(/of 60 answered/)).toHaveTextContent('20 of 60 answered');
  },
});
Default.test('leads to the review', async ({ canvas, userEvent, args }) => {
  const review = canvas.queryByRole('button', { name: 'Review and hand in' });
  // On a phone the list of questions has it.
  if (!review) return;
  await userEvent.click(review);
  await expect(args.onReview).toHaveBeenCalledOnce();
});
export const Reviewing = meta.story({
  args: { position: 'Review', answered: 55 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Review and hand in' })).not.toBeInTheDocument();
  },
});
