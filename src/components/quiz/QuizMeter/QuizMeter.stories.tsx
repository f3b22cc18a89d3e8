import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { QuizMeter } from './QuizMeter.tsx';

const marks = (count: number, ...first: QuestionMark[]): QuestionMark[] =>
  Array.from({ length: count }, (_, position) => first[position] ?? 'none');

const meta = preview.meta({
  component: QuizMeter,
  args: {
    marks: marks(20, 'correct', 'correct', 'incorrect', 'partial', 'correct', 'incomplete'),
    current: 6,
    answered: 6,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '6 of 20 questions answered' })).toBeVisible();
  },
});
export const FiveThousand = meta.story({
  args: {
    marks: marks(5000, ...Array.from({ length: 1600 }, (_, at) => (at % 5 === 0 ? 'incorrect' : 'correct'))),
    current: 1600,
    answered: 1600,
  },
});
