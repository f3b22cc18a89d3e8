import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamCountdown } from './ExamCountdown.tsx';

const exam = { name: 'Platform Administrator', date: '2026-12-12', days: 20 };

const meta = preview.meta({
  component: ExamCountdown,
  parameters: { ownIds: true },
  args: { exam, onChange: fn() },
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
  args: { exam: { ...exam, days: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your exam is today. Good luck.')).toBeVisible();
  },
});
export const ExamDayOver = meta.story({
  args: { exam: { ...exam, days: -1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change or remove it' })).toBeVisible();
  },
});
export const NoDateSet = meta.story({
  parameters: { noCode: 'as Default, with `exam={undefined}`' },
  args: { exam: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set a date' })).toBeVisible();
  },
});
