import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockAnswers } from '../../../mocks/fixtures/results.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { filtersOf } from '../AnswerList/listed.tsx';
import { AnswerFilters, type AnswerFiltersProps } from './AnswerFilters.tsx';

const offered: AnswerFiltersProps['offered'] = filtersOf(mockAnswers);

const meta = preview.meta({
  component: AnswerFilters,
  parameters: { schema: "import { filtersOf } from '../../components/quiz/AnswerList/listed.tsx';" },
  args: { offered, chosen: 'notRight' as AnswerFiltersProps['chosen'], onChoose: fn() },
  decorators: [
    keeping<AnswerFiltersProps, AnswerFiltersProps['chosen']>('onChoose', 'setChosen', (chosen) => ({ chosen })),
  ],
});

const code = (variant: '' | ' variant="list"' = '') => `const offered = filtersOf([
  { outcome: 'right', flagged: false },
  { outcome: 'wrong', flagged: true },
  { outcome: 'partly', flagged: false },
]);

export function Example() {
  const [chosen, setChosen] = useState<AnswerFiltersProps['chosen']>('notRight');
  return (
    <AnswerFilters${variant}
      offered={offered}
      chosen={chosen}
      onChoose={(key) => setChosen(offered.find((each) => each.key === key)?.key ?? 'all')}
    />
  );
}`;

export const Default = meta.story({ parameters: { code: code() } });
Default.test('chooses which answers', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Correct 39' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith('right');
});
/** On a phone: one field in place of a row of buttons. */
export const List = meta.story({
  parameters: { code: code(' variant="list"') },
  args: { variant: 'list' },
});
List.test('chooses which answers', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Answers' }), 'Correct (39)');
  await expect(args.onChoose).toHaveBeenLastCalledWith('right');
});
