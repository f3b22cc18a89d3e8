import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuizControls } from './QuizControls.tsx';

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
