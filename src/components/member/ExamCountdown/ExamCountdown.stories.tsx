import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatedExam, datedExam } from '../../../mocks/DatedExam.tsx';
import { ExamCountdown } from './ExamCountdown.tsx';

const exam = { name: 'Platform Administrator', date: '2026-12-12', days: 20 };
const codeOf = (date: string) => ({ code: datedExam('export function Example', date) });

const meta = preview.meta({
  component: ExamCountdown,
  parameters: { ownIds: true, ...codeOf(exam.date) },
  args: { exam, onChange: fn() },
  render: (args) => <DatedExam {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your exam date' })).toHaveTextContent(
      /^20 days until your Platform Administrator exam/,
    );
  },
});
Default.test('asks for another date', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change date' }));
  await expect(args.onChange).toHaveBeenCalledOnce();
});
export const Today = meta.story({
  args: { exam: { ...exam, date: '2026-11-22', days: 0 } },
  parameters: codeOf('2026-11-22'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your exam is today. Good luck.')).toBeVisible();
  },
});
export const ExamDayOver = meta.story({
  args: { exam: { ...exam, date: '2026-11-21', days: -1 } },
  parameters: codeOf('2026-11-21'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change or remove it' })).toBeVisible();
  },
});
export const NoDateSet = meta.story({
  parameters: codeOf(''),
  args: { exam: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set a date' })).toBeVisible();
  },
});
