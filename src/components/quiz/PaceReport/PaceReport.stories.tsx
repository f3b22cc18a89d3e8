import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockTimes } from '../../../mocks/fixtures/results.ts';
import { PaceReport } from './PaceReport.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: PaceReport,
  parameters: { ownIds: true },
  args: {
    questions: mockTimes,
    average: 111,
    official: 105,
    text: 'You averaged 1:51 per question, over the exam’s 1:45. Your slowest section was Automation, at 2:56. You didn’t open three questions.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60')).toBeVisible();
  },
});

/** A server that does not say how long the exam takes. */
export const WithoutOfficialPace = meta.story({
  args: { official: undefined, text: 'You averaged 1:51 per question.' },
});
