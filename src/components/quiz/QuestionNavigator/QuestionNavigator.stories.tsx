import Stack from '@mui/material/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { ExamLegend } from '../ExamLegend/ExamLegend.tsx';
import { QuestionNavigator, type QuestionNavigatorProps } from './QuestionNavigator.tsx';

const marks = (count: number, ...first: QuestionMark[]) =>
  Array.from({ length: count }, (_, position) => ({ status: first[position] ?? ('none' as const), flagged: false }));

const leftOf = (element: Element | null) => element?.getBoundingClientRect().left;

const meta = preview.meta({
  component: QuestionNavigator,
  args: { marks: marks(60, 'answered', 'answered'), current: 2, onGoTo: fn() },
  decorators: [keeping<QuestionNavigatorProps, number>('onGoTo', 'setCurrent', (current) => ({ current }))],
});

export const Default = meta.story({
  parameters: {
    code: `const marks = Array.from({ length: 60 }, (_, at) => ({
  status: at < 2 ? ('answered' as const) : ('none' as const),
  flagged: false,
}));

export function Example() {
  const [current, setCurrent] = useState(2);
  return <QuestionNavigator marks={marks} current={current} onGoTo={setCurrent} />;
}`,
  },
});
Default.test('opens, and leads to a question', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'All questions' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Question 41, unanswered' }));
  await expect(args.onGoTo).toHaveBeenCalledWith(40);
});
/** After a press on its button. */
export const Expanded = meta.story({
  args: { marks: marks(60, 'correct', 'partial', 'incorrect', 'answered', 'skipped') },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'All questions' })),
});
Expanded.test('is one stop of the Tab key, and arrow keys lead on', async ({ canvas, userEvent, args }) => {
  const cell = (number: number) => canvas.getByRole('button', { name: new RegExp(`^Question ${number},`) });
  await expect(canvas.getByRole('button', { name: 'All questions' })).toHaveFocus();
  await userEvent.tab();
  await expect(cell(3)).toHaveFocus();
  await expect(canvas.getByRole('button', { current: 'step' })).toBe(cell(3));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect(cell(4)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(leftOf(document.activeElement)).toBe(leftOf(cell(4)));
  await expect(cell(4)).not.toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(cell(4)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect(cell(1)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(cell(60)).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect(cell(60)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onGoTo).toHaveBeenCalledWith(59);
});
/** In an exam: 22 questions were seen, some are open or flagged. */
export const InAnExam = meta.story({
  // It brings the question on show into sight.
  parameters: { played: true },
  args: {
    variant: 'map',
    current: 22,
    marks: Array.from({ length: 60 }, (_, index): ExamMark => {
      const status = index === 22 ? 'incomplete' : index > 22 || [7, 16].includes(index) ? 'unanswered' : 'answered';
      return { status, flagged: [7, 13, 18, 22].includes(index) };
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Question 23, incomplete, flagged', current: 'step' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Question 24, unanswered' })).toBeVisible();
  },
});
const mapAlone = { args: InAnExam.input.args, parameters: { ownIds: true } } as const;
/** Do: the legend says what the cells mean. */
export const MapWithLegend = meta.story({
  ...mapAlone,
  tags: ['do', '!dev', '!manifest'],
  render: (args) => (
    <Stack spacing={3}>
      <QuestionNavigator {...args} />
      <ExamLegend counts={{ answered: 20, incomplete: 1, unanswered: 39, flagged: 4 }} />
    </Stack>
  ),
});
/** Don’t: nothing says what the cells mean. */
export const MapWithoutLegend = meta.story({ ...mapAlone, tags: ['dont', '!dev', '!test', '!manifest'] });
