import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { questions } from '../../../mocks/fixtures/quiz.ts';
import { ReasonList } from './ReasonList.tsx';

const meta = preview.meta({
  component: ReasonList,
  args: { answers: questions[0]?.answers ?? [], states: ['correct', 'wrong', 'missed', 'off'] as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Why C is correct', 'Why not D']);
  },
});
export const WithShares = meta.story({
  args: { answers: (questions[0]?.answers ?? []).map((answer, at) => ({ ...answer, chosenBy: 62 - at * 20 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Why not D', { exact: false })).toHaveTextContent('Why not D, 2% chose this');
  },
});
