import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockAnswers, mockSections } from '../../../mocks/fixtures/results.ts';
import { ResultReport } from './ResultReport.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: ResultReport,
  parameters: { noCode: 'its sixty answers stand in src/mocks/fixtures/results.ts' },
  args: {
    title: 'Platform Administrator',
    taken: 'Exam simulation',
    finishedAt: '2026-01-15T12:00:00.000Z',
    seconds: 5400,
    verdict: 'Two questions short of passing: 65%, pass mark 68%.',
    sections: mockSections,
    answers: mockAnswers,
    // On paper alone, so that here it is shown by hand.
    style: { display: 'block' },
  },
  argTypes: { style: { description: 'Styles of the root element.' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'By question' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(mockSections.length + mockAnswers.length);
  },
});
