import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { ScoreChart } from './ScoreChart.tsx';

const { passMark, attempts: practice } = mockExamRecord();
const attempts = practice.map((attempt, at) => (at === 3 ? { ...attempt, mode: 'exam' } : attempt));

const meta = preview.meta({ tags: ['static'], component: ScoreChart, args: { passMark, attempts } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll<SVGElement>('g rect')].map(({ dataset }) => dataset.passed);
    await expect(marks).toEqual(['false', 'false', 'false', 'true', 'true']);
    await expect(canvasElement).toHaveTextContent(/Pass68%.*Attempt12345$/);
  },
});
