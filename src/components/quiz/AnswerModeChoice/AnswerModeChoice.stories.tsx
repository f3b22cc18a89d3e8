import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { AnswerModeChoice, type AnswerModeChoiceProps } from './AnswerModeChoice.tsx';

const meta = preview.meta({
  component: AnswerModeChoice,
  parameters: { ownIds: true },
  args: {
    onChoose: fn(),
    examHref: '/certifications/administrator?mode=exam',
    buildHref: '/practice?exam=administrator',
    questionCount: 10,
    free: true,
  },
  decorators: [
    keeping<AnswerModeChoiceProps, AnswerModeChoiceProps['chosen']>('onChoose', 'setChosen', (chosen) => ({ chosen })),
  ],
});

/** Code of a choice that begins with nothing chosen, with further props. */
const code = (props = '') => `export function Example() {
  const [chosen, setChosen] = useState<AnswerModeChoiceProps['chosen']>();
  return (
    <AnswerModeChoice
      chosen={chosen}
      onChoose={setChosen}
      examHref="/certifications/administrator?mode=exam"
      buildHref="/practice?exam=administrator"
      questionCount={10}
      free
      ${props}
    />
  );
}`;

export const Default = meta.story({
  parameters: { code: code() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'When would you like to see answers?' })).toBeVisible();
  },
});
Default.test('chooses by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'At the end of exam' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith('end');
  await userEvent.click(canvas.getByRole('button', { name: 'Immediately' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith('immediate');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onChoose).toHaveBeenLastCalledWith('end');
  await userEvent.keyboard('{Enter}');
  await expect(args.onChoose).toHaveBeenCalledTimes(4);
});
/** After a press, until the quiz begins. */
export const Chosen = meta.story({
  args: { chosen: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'At the end of exam' })).toHaveAccessibleDescription(
      'The quiz starts as soon as the questions have loaded. Start 10 free questions',
    );
  },
});
/** What is suggested comes first, whichever it is. */
export const ExamSuggested = meta.story({
  parameters: { code: code(`suggested="exam"\n      texts={{ exam: 'Your exam is in 9 days.' }}`) },
  args: {
    suggested: 'exam',
    texts: { exam: 'Your exam is in 9 days.' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Exam simulation' });
    await expect(link).toHaveAccessibleDescription('Your exam is in 9 days. Get ready');
    await expect(canvas.getAllByRole('listitem')[0]).toContainElement(link);
  },
});
/** Until the quiz is there. */
export const Loading = meta.story({ args: { loading: true }, parameters: { code: code('loading') } });
