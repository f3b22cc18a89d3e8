import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { ExamClock, type ExamClockProps } from './ExamClock.tsx';

const meta = preview.meta({
  component: ExamClock,
  args: { secondsLeft: 3990, deadline: Date.UTC(2026, 0, 15, 20, 45), hidden: false, onHiddenChange: fn() },
  decorators: [keeping<ExamClockProps, boolean>('onHiddenChange', 'setHidden', (hidden) => ({ hidden }))],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 hour 6 minutes left');
  },
});
Default.test('is hidden by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hide the clock' }));
  await expect(args.onHiddenChange).toHaveBeenCalledWith(true);
});
/** The learner has hidden the time. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
});
Hidden.test('is shown by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show the clock' }));
  await expect(args.onHiddenChange).toHaveBeenCalledWith(false);
});
/** Hidden, with an announcement that shows for a while. */
export const HiddenAnnounced = meta.story({
  name: 'Hidden, with an announcement',
  args: { secondsLeft: 300, announcement: '5 minutes left', hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 minutes left')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 minutes left');
  },
});
/** With less than 15 minutes left. */
export const NearTheEnd = meta.story({
  args: { secondsLeft: 894 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer').parentElement).toHaveAttribute('data-near', '15');
  },
});
/** Do interrupt only when time is short. */
export const FiveMinutesLeft = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { hidden: true, secondsLeft: 300, announcement: '5 minutes left', sx: { width: 'fit-content' } },
});
/** Don’t interrupt every minute. */
export const EveryMinute = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { hidden: true, secondsLeft: 2820, announcement: '47 minutes left' },
});
