import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { ScoreChart } from './ScoreChart.tsx';

const { passMark, attempts } = mockExamRecord();

const meta = preview.meta({ component: ScoreChart, args: { passMark, attempts, axis: true } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('circle')].map(({ dataset }) => dataset.passed);
    await expect(marks).toEqual(['false', 'false', 'false', 'true', 'true']);
    await expect(canvasElement).toHaveTextContent('Pass65%');
  },
});
/** Close to each other and to the pass mark, on either side of it. */
export const WithValues = meta.story({
  args: {
    axis: false,
    passMark: 68,
    attempts: [66, 69, 67.5, 68, 100].map((scorePercent) => ({ scorePercent })),
  },
});
export const OneAttempt = meta.story({ args: { axis: false, attempts: attempts.slice(-1) } });
