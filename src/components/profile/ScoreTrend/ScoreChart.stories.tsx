import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { chartHeight } from './attempts.ts';
import { ScoreChart } from './ScoreChart.tsx';

const { passMark, attempts } = mockExamRecord();

const meta = preview.meta({ component: ScoreChart, args: { passMark, attempts } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const marks = () => [...canvasElement.querySelectorAll('circle')].map((mark) => mark.getAttribute('fill'));
    const [hollow, full] = ['var(--cc-palette-background-paper)', 'var(--cc-palette-primary-main)'];
    await waitFor(() => expect(marks()).toEqual([hollow, hollow, hollow, full, full]));
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.clientHeight).toBe(chartHeight);
    await expect(canvasElement).toHaveTextContent('Pass65%');
  },
});
