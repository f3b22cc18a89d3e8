import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { ExamBriefing, type ExamBriefingProps } from './ExamBriefing.tsx';

const meta = preview.meta({
  component: ExamBriefing,
  parameters: { leaves: ['onStart'] },
  argTypes: { extra: { type: { name: 'enum', value: [0, 25, 50, 100] } } },
  args: {
    questionCount: 60,
    officialCount: 60,
    minutes: { 0: 105, 25: 132, 50: 158, 100: 210 },
    passMark: 68,
    last: 83,
    extra: 0 as const,
    onExtraChange: fn(),
    onStart: fn(),
    practiceHref: '/certifications/administrator',
  },
  decorators: [
    keeping<ExamBriefingProps, ExamBriefingProps['extra']>('onExtraChange', 'setExtra', (extra) => ({ extra })),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 questions')).toBeVisible();
    await expect(canvas.getByText('105 minutes')).toBeVisible();
    await expect(canvas.getByText('68% to pass')).toBeVisible();
    await expect(canvas.getByText(/Your last simulation: 83%\.$/)).toBeVisible();
  },
});
Default.test('takes more time, and starts the exam', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox'), '+50% (158 min)');
  await expect(args.onExtraChange).toHaveBeenCalledWith(50);
  await userEvent.click(canvas.getByRole('button', { name: 'Start simulation' }));
  await expect(args.onStart).toHaveBeenCalledOnce();
});
/** The learner has access to fewer questions than the official exam asks. */
export const FewerQuestionsThanTheOfficialExam = meta.story({
  args: { questionCount: 10, minutes: { 0: 18, 25: 22, 50: 27, 100: 35 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^All the questions you have access to.* The official exam scores 60;/),
    ).toBeVisible();
  },
});
/** Until the number of questions is known. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start simulation' })).toBeDisabled();
  },
});
