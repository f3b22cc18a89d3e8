import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { ScoreChart } from './ScoreChart.tsx';

const { passMark, attempts } = mockExamRecord();

const meta = preview.meta({ component: ScoreChart, args: { passMark, attempts } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('circle')].map(({ dataset }) => dataset.passed);
    await expect(marks).toEqual(['false', 'false', 'false', 'true', 'true']);
    await expect(canvasElement).toHaveTextContent('Pass65%');
  },
});
export const Few = meta.story({
  name: 'Without days',
  args: { attempts: [66, 69, 100].map((scorePercent) => ({ scorePercent })) },
});
