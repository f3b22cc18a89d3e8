import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockAnswers } from '../../../mocks/fixtures/results.ts';
import { filtersOf } from '../AnswerList/listed.tsx';
import { AnswerFilters } from './AnswerFilters.tsx';

const meta = preview.meta({
  component: AnswerFilters,
  parameters: { noCode: 'its sixty answers stand in src/mocks/fixtures/results.ts' },
  args: { offered: filtersOf(mockAnswers), chosen: 'notRight', onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wrong 13' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('wrong');
  },
});
