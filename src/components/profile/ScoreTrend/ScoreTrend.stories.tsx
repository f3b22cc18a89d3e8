import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { manyAttempts, mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { chartHeight } from './attempts.ts';
import { ScoreChartMissing, ScoreTrend } from './ScoreTrend.tsx';

const { name, passMark, attempts } = mockExamRecord();

/** The chart is there, with its marks: it loads lazily, and then measures its container. */
const hasPoints =
  (marks: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('circle')).toHaveLength(marks));
  };

const meta = preview.meta({
  component: ScoreTrend,
  args: { name, passMark, attempts },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 840 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name })).toHaveTextContent(
      '5 attempts: last 78%, best 84%, pass mark 65%. Down 6 points on the attempt before.',
    );
    await hasPoints(5)({ canvasElement });
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  },
});
export const FiftyAttempts = meta.story({
  args: { attempts: manyAttempts, latest: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Latest 50 attempts:');
    await hasPoints(50)({ canvasElement });
  },
});
export const Empty = meta.story({
  args: { attempts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attempts yet.')).toBeVisible();
    await expect(canvas.queryByText('All attempts')).toBeNull();
  },
});

/** What stands in place of the chart where its code could not be loaded. */
export const ChartMissing = meta.story({
  render: () => <ScoreChartMissing />,
  play: async ({ canvas }) => {
    const text = canvas.getByText('The chart could not be loaded. Every attempt is listed below.');
    // As high as the chart, so that nothing moves when it is known to be missing.
    await expect(text.parentElement?.offsetHeight).toBe(chartHeight);
  },
});
