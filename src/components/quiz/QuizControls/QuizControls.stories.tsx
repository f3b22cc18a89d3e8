import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FlagButton } from '../FlagButton/FlagButton.tsx';
import { QuizControls } from './QuizControls.tsx';

const onFlag = fn();

const meta = preview.meta({
  component: QuizControls,
  args: { canGoBack: true, nextLabel: 'Next' as const, onNext: fn(), onPrevious: fn() },
});

export const Default = meta.story();
Default.test('leads on and back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(args.onNext).toHaveBeenCalledOnce();
  await expect(args.onPrevious).toHaveBeenCalledOnce();
});
export const Finished = meta.story({ args: { onViewResults: fn() } });
export const InExam = meta.story({
  args: { total: 60, flag: <FlagButton compact selected={false} onChange={onFlag} />, onOpenAll: fn() },
});
export const InExamOnPhone = meta.story({
  args: { ...InExam.input.args, nextLabel: 'Review' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flag' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All 60' }));
    await expect(onFlag).toHaveBeenCalledOnce();
    await expect(args.onOpenAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeVisible();
  },
});
