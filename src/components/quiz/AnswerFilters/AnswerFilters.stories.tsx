import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockAnswers } from '../../../mocks/fixtures/results.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { filtersOf } from '../AnswerList/listed.tsx';
import { AnswerFilters, type AnswerFiltersProps } from './AnswerFilters.tsx';

const offered: AnswerFiltersProps['offered'] = filtersOf(mockAnswers);

const meta = preview.meta({
  component: AnswerFilters,
  parameters: { noCode: 'its sixty answers stand in src/mocks/fixtures/results.ts' },
});

export const Default = meta.story({
  args: { offered, chosen: 'notRight', onChoose: fn() },
  decorators: [
    keeping<AnswerFiltersProps, AnswerFiltersProps['chosen']>('onChoose', 'setChosen', (chosen) => ({ chosen })),
  ],
});
Default.test('chooses which answers', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Correct 39' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith('right');
});
export const List = meta.story({
  args: { offered, chosen: 'notRight', onChoose: fn(), variant: 'list' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Answers' }), 'Correct (39)');
    await expect(args.onChoose).toHaveBeenLastCalledWith('right');
  },
});
