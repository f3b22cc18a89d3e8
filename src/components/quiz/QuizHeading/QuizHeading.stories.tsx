import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuizHeading } from './QuizHeading.tsx';

const meta = preview.meta({
  component: QuizHeading,
  parameters: { padded: false, leaves: ['onLeave', 'onReview'] },
  args: {
    exam: 'administrator',
    title: 'Platform Administrator',
    caption: 'Practice: all sections',
    index: 8,
    answered: 20,
    total: 60,
    onLeave: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Platform Administrator' })).toBeInTheDocument();
    await expect(canvas.getByText('20 of 60 answered')).toBeInTheDocument();
  },
});
/** With the way to the review in place of the progress. */
export const InExam = meta.story({
  name: 'In an exam',
  args: { caption: 'Exam simulation', answered: undefined, onReview: fn() },
});
InExam.test('leads to the review', async ({ canvas, userEvent, args }) => {
  const review = canvas.queryByRole('button', { name: 'Review and submit' });
  // On a phone the list of questions has it.
  if (!review) return;
  await userEvent.click(review);
  await expect(args.onReview).toHaveBeenCalledOnce();
});
/** In Hebrew, in the review of what was missed. The Q before the number is its own. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    caption: 'סימולציית מבחן',
    answered: undefined,
    among: { label: 'תשובות שגויות:', position: '1 מתוך 17' },
    back: 'לתוצאות',
  },
});
