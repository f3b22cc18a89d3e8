import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Action } from '../../base/Actions/Actions.tsx';
import { ExamCountdown } from '../ExamCountdown/ExamCountdown.tsx';
import { ExamStanding } from '../ExamStanding/ExamStanding.tsx';
import { CarryOnPanel } from './CarryOnPanel.tsx';

const actions: readonly Action[] = [
  { label: 'Continue', href: '/certifications/developer1', variant: 'call' },
  { label: 'Build a practice set', href: '/practice', variant: 'outlined' },
];

const meta = preview.meta({
  component: CarryOnPanel,
  parameters: { padded: false },
  args: {
    greeting: 'Welcome back.',
    title: 'Pick up at question 23',
    children: 'Platform Developer, practice exam 2. You stopped yesterday with 22 of 60 answered.',
    progress: 22 / 60,
    actions,
    foot: (
      <ExamCountdown
        exam={{ name: 'Platform Administrator', date: '2026-12-12', days: 20 }}
        onChange={() => undefined}
      />
    ),
    aside: <ExamStanding name="Platform Developer" share={62} facts={[]} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pick up at question 23' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/certifications/developer1');
    // The words say it.
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
});
export const WithoutProgress = meta.story({
  args: {
    greeting: 'Welcome, ana.silva.',
    title: 'Choose your exam',
    children: 'Twenty questions of each are open to you, and your results are kept in your profile.',
    progress: undefined,
    actions: [{ label: 'Choose your exam', href: '/certifications', variant: 'call' }],
  },
});
export const WithOtherQuizzes = meta.story({
  args: {
    others: [
      { label: 'Platform Administrator, exam simulation', href: '/certifications/administrator?mode=exam' },
      { label: 'Service Cloud Consultant', href: '/certifications/serviceCloud' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Service Cloud Consultant' })).toBeVisible();
  },
});
