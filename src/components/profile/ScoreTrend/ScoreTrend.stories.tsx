import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { manyAttempts, mockExamRecord } from '../../../mocks/fixtures/profile.ts';
import { ScoreTrend } from './ScoreTrend.tsx';

const { passMark, attempts: practice } = mockExamRecord();
const attempts = practice.map((attempt, at) => (at === 3 ? { ...attempt, mode: 'exam' } : attempt));

const meta = preview.meta({
  tags: ['static'],
  component: ScoreTrend,
  parameters: { ownIds: true },
  args: { passMark, attempts },
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
    await expect(canvas.getByRole('region', { name: 'Scores' })).toHaveTextContent(
      '78%Last scoreAbove the 68% pass markLast practice: 78%, up 14 points from the one before',
    );
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  },
});
/** The marks stand close, yet apart. */
export const FiftyAttempts = meta.story({
  args: { attempts: manyAttempts },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g rect')).toHaveLength(50);
  },
});
