import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuizHeading } from './QuizHeading.tsx';

const meta = preview.meta({
  component: QuizHeading,
  args: { exam: 'administrator', title: 'Platform Administrator', caption: 'Practice exam 1' },
});

export const Default = meta.story({});
export const InAnExam = meta.story({
  parameters: { padded: false },
  args: {
    variant: 'bar',
    position: '9 of 60',
    answered: 20,
    total: 60,
    onReview: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Platform Administrator' })).toBeInTheDocument();
    await expect(canvas.getByText(/of 60 answered/)).toHaveTextContent('20 of 60 answered');
  },
});
InAnExam.test('leads to the review', async ({ canvas, userEvent, args }) => {
  const review = canvas.queryByRole('button', { name: 'Review and submit' });
  // On a phone the list of questions has it.
  if (!review) return;
  await userEvent.click(review);
  await expect(args.onReview).toHaveBeenCalledOnce();
});
