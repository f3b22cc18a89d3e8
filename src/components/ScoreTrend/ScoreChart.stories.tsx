import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExamRecord } from '../../mocks/fixtures/profile.ts';
import { color } from '../../theme/style.ts';
import { chartHeight } from './chartHeight.ts';
import { ScoreChart } from './ScoreChart.tsx';

const { passMark, attempts } = mockExamRecord();

const meta = preview.meta({ title: 'Profile/ScoreChart', component: ScoreChart, args: { passMark, attempts } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const marks = () => [...canvasElement.querySelectorAll('circle')].map((mark) => mark.getAttribute('fill'));
    const hollow = color.surface;
    await waitFor(() => expect(marks()).toEqual([hollow, hollow, hollow, color.action, color.action]));
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.clientHeight).toBe(chartHeight);
    await expect(canvasElement).toHaveTextContent('Pass65%');
  },
});
