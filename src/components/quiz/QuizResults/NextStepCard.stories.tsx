import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NextStepCard } from './NextStepCard.tsx';

const meta = preview.meta({
  component: NextStepCard,
  args: {
    title: 'Practise Automation next',
    reason: 'It is 15% of the exam and cost you the most: 3 of 9 right, down from 5, at 2:56 a question.',
    action: { label: 'Practise Automation', href: '/practice' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Practise Automation next' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practise Automation' })).toHaveAttribute('href', '/practice');
  },
});
