import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { manyAttempts, mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { chartHeight } from './attempts.ts';
import { ScoreChartMissing, ScoreChartPlaceholder, ScoreTrend } from './ScoreTrend.tsx';

const { name, passMark, attempts } = mockExamRecord();

/** The chart is there, with its marks: it loads lazily, and then measures its container. */
const hasPoints =
  (marks: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('circle')).toHaveLength(marks), { timeout: 5000 });
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
export const WithTable = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await hasPoints(5)({ canvasElement });
    await userEvent.click(canvas.getByText('All attempts'));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});
export const WithTooltip = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await hasPoints(5)({ canvasElement });
    const best = [...canvasElement.querySelectorAll('circle')].at(3);
    if (!best) throw new TypeError('there is no fourth mark');
    const { x, y, width } = best.getBoundingClientRect();
    await userEvent.pointer({ target: best, coords: { clientX: x + width / 2, clientY: y } });
    await waitFor(() => expect(document.querySelector('.MuiChartsTooltip-root')).toHaveTextContent('84%'));
  },
});
export const OneAttempt = meta.story({ args: { attempts: attempts.slice(3, 4) }, play: hasPoints(1) });
export const TwoAttempts = meta.story({ args: { attempts: attempts.slice(0, 2) }, play: hasPoints(2) });
export const FiftyAttempts = meta.story({
  args: { attempts: manyAttempts, latest: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Latest 50 attempts:');
    await hasPoints(50)({ canvasElement });
  },
});
export const AllAndNothing = meta.story({
  args: {
    passMark: 100,
    attempts: attempts.map((attempt, index) => ({ ...attempt, scorePercent: index % 2 ? 100 : 0 })),
  },
  play: hasPoints(5),
});
export const Empty = meta.story({
  args: { attempts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attempts yet.')).toBeVisible();
    await expect(canvas.queryByText('All attempts')).toBeNull();
  },
});
export const LongText = meta.story({
  args: { name: 'Development Lifecycle and Deployment Architect, as it was before the winter release' },

  play: hasPoints(5),
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
/** What stands in place of the chart until its code is loaded. */
export const ChartPlaceholder = meta.story({
  render: () => <ScoreChartPlaceholder />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.clientHeight).toBe(chartHeight);
  },
});
