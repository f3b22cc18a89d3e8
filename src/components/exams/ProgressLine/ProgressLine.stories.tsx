import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProgressLine } from './ProgressLine.tsx';

const meta = preview.meta({
  component: ProgressLine,
  args: {
    progress: { seen: 84, best: 78.3, last: 72 },
    questionCount: 240,
    lastHref: '/certifications/administrator/results/last',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^84 of 240 seen, best 78%,/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'last 72%' })).toHaveAttribute(
      'href',
      '/certifications/administrator/results/last',
    );
  },
});
export const NotStarted = meta.story({ args: { progress: { seen: 0 } } });
