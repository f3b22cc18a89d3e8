import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { questions } from '../../../mocks/fixtures/quiz.ts';
import { Solution } from './Solution.tsx';

const [question] = questions;

const meta = preview.meta({
  component: Solution,
  args: {
    answers: question?.answers ?? [],
    states: ['correct', 'wrong', 'missed', 'off'] as const,
    sources: question?.references ?? [],
    lesson: { rule: 'Open access with sharing, and restrict it with the organization-wide default.' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Explanation' })).toHaveTextContent(/^Why not D/);
    await expect(canvas.getByText('Remember')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Data Security/ })).toHaveAttribute('target', '_blank');
  },
});
