import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Action } from '../../base/Actions/Actions.tsx';
import { AttemptNote } from '../AttemptNote/AttemptNote.tsx';
import { QuizHeading } from '../QuizHeading/QuizHeading.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { QuizResults } from './QuizResults.tsx';
import type { ResultScore } from './ResultScores.tsx';

const [onReview, onRestart, onAgain] = [fn(), fn(), fn()];

const strict: ResultScore = { credit: 'full', percent: 65, amount: '39', isPassed: false };
const partial: ResultScore = { credit: 'partial', percent: 69, amount: '41.5', isPassed: true };
const steps: readonly Action[] = [
  { label: 'Review answers', onClick: onReview, variant: 'outlined' },
  { label: 'Restart', onClick: onRestart, variant: 'outlined' },
];
const again: Action = { label: 'Take the same exam again', onClick: onAgain, variant: 'text' };

const meta = preview.meta({
  component: QuizResults,
  args: {
    title: 'Platform Administrator',
    heading: <QuizHeading exam="administrator" title="Platform Administrator" />,
    verdict: 'Passed, with nothing to spare',
    correctAmount: '41.5',
    total: 60,
    percent: '69.00',
    passMark: 68,
    needed: 41,
    scores: [partial, strict],
    explanation: 'Five answers were partly right: practice gives 2.5 points for them, the exam gives nothing.',
    actions: steps,
    next: (
      <NextStepCard
        title="Practise Automation next"
        reason="It is 15% of the exam and cost you the most: 3 of 9 right, down from 5, at 2:56 a question."
        action={{ label: 'Practise Automation', href: '/practice' }}
      />
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Congratulations!' })).toHaveAccessibleDescription(
      "You've got 41.5 of 60 (69.00%) right. Passed, with nothing to spare",
    );
    await expect(canvas.getByText('You have completed the Platform Administrator quiz.')).toBeVisible();
    await expect(canvas.getByText("You've got 41.5 of 60 (69.00%) right.")).toBeVisible();
  },
});
Default.test('starts again, and leads to the answers', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
  await expect(onRestart).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Review answers' }));
  await expect(onReview).toHaveBeenCalledOnce();
});
export const Simulation = meta.story({
  args: {
    heading: <QuizHeading exam="administrator" title="Platform Administrator" position="Exam simulation" />,
    verdict: 'Two questions short of a pass',
    scores: [strict, partial],
    actions: [...steps, again],
    note: <AttemptNote status={{ kind: 'saved' }} />,
  },
});
export const WithoutPassMark = meta.story({
  args: {
    verdict: undefined,
    passMark: undefined,
    needed: undefined,
    scores: [
      { ...partial, isPassed: undefined },
      { ...strict, isPassed: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/passed/i)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Pass mark/)).not.toBeInTheDocument();
  },
});
