import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { focusOnMount } from '../../../mocks/focusOnMount.ts';
import type { Action } from '../../base/Actions/Actions.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { QuizResults, type QuizResultsProps } from './QuizResults.tsx';
import type { ResultScoresProps } from './ResultScores.tsx';

/** What leads away, as code that has no routes writes it. */
const leading = (code: string) => Object.assign(fn(), { code });
const onReview = leading("() => window.location.assign('?review')");
const onRestart = leading('() => window.location.reload()');
const onAgain = leading("() => window.location.assign('?same')");

const scores: ResultScoresProps = {
  percent: 69,
  amount: '41.5 of 60 points',
  passMark: 68,
  needed: '41 of 60',
};
const steps: readonly Action[] = [
  { label: 'Review answers', onClick: onReview, variant: 'contained' },
  { label: 'Restart', onClick: onRestart, variant: 'outlined' },
];
const again: Action = { label: 'Retake the same 60', onClick: onAgain, variant: 'outlined' };

/** What its steps lead away from, and back to. */
function Left({ actions, ...rest }: QuizResultsProps) {
  const [isLeft, setLeft] = useState(false);
  const left = actions.map((action) => ({ ...action, onClick: () => setLeft(true) }));
  if (!isLeft) return <QuizResults {...rest} actions={left} />;
  return (
    <Button ref={focusOnMount} onClick={() => setLeft(false)}>
      Back
    </Button>
  );
}
Left.displayName = 'QuizResults';

const meta = preview.meta({
  component: QuizResults,
  render: (args, { viewMode }) => (viewMode === 'docs' ? <Left {...args} /> : <QuizResults {...args} />),
  args: {
    title: 'Platform Administrator',
    heading: <Typography variant="title">Platform Administrator</Typography>,
    verdict: 'Passed',
    correctAmount: '41.5',
    total: 60,
    percent: '69.00',
    scores,
    explanation: 'This includes partial credit for five answers. The real exam gives none: you’d score 65% (39 of 60).',
    actions: steps,
    next: (
      <NextStepCard
        title="Practice Automation next"
        reason="It’s 15% of the exam, and where you lost the most points: 3 of 9 right, down from 5, at 2:56 a question."
        action={{ label: 'Start practice', href: '/practice?start=now' }}
        other={{ label: 'Change', href: '/practice' }}
      />
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Passed' })).toHaveAccessibleDescription(
      /^Congratulations! You have completed the Platform Administrator quiz\. You've got 41\.5 of 60 \(69\.00%\) right\. This/,
    );
    await expect(canvas.getByText('Congratulations!')).toBeVisible();
    await expect(canvas.getByText('You have completed the Platform Administrator quiz.')).toBeVisible();
    await expect(canvas.getByText("You've got 41.5 of 60 (69.00%) right.")).toBeVisible();
    await expect(canvas.getByText('Pass mark: 68% (41 of 60)')).toBeVisible();
  },
});
Default.test('starts again, and leads to the answers', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
  await expect(onRestart).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Review answers' }));
  await expect(onReview).toHaveBeenCalledOnce();
});
/** Of an exam simulation, two questions short of passing. */
export const Simulation = meta.story({
  args: {
    verdict: 'Two questions short of passing',
    scores: { ...scores, percent: 65, amount: '39 of 60 right' },
    explanation: 'This includes partial credit for five answers. The real exam gives none.',
    actions: [...steps, again],
    hint: 'Restart draws other questions.',
  },
});
/** The pass mark is unknown, so there is no verdict. */
export const WithoutPassMark = meta.story({
  args: { verdict: undefined, scores: { ...scores, passMark: undefined, needed: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await expect(canvas.queryByText(/^Pass mark/)).not.toBeInTheDocument();
  },
});
/** The words of a mark at an end stay inside. */
export const HighPassMark = meta.story({
  args: { verdict: 'Not passed', scores: { ...scores, percent: 0, passMark: 100, needed: '60 of 60' } },
});
/** The mark is near the start of the scale. */
export const LowPassMark = meta.story({ args: { scores: { ...scores, passMark: 5, needed: '3 of 60' } } });
/** One question alone, and a practice of fewer than ten, neither pass nor fail. */
export const ShortPractice = meta.story({
  args: {
    verdict: undefined,
    attempt: false,
    correctAmount: '1',
    total: 1,
    percent: '100.00',
    scores: { percent: 100, amount: '1 of 1 right' },
    explanation: '',
    next: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Practice complete' })).toBeVisible();
    await expect(canvas.queryByText('Congratulations!')).not.toBeInTheDocument();
  },
});
/** Do: one amber button says what comes next. */
export const OneAmberButton = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: of two amber buttons, neither says what comes next. */
export const TwoAmberButtons = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { actions: [{ label: 'Review answers', variant: 'call' }, ...steps.slice(1)] },
});
