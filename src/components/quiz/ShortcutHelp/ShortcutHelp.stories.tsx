import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const meta = preview.meta({
  component: ShortcutHelp,
  args: { checked: true, onChange: fn() },
});

export const Default = meta.story();
Default.test('switches single keys off', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Pick with A, B, C or 1, 2, 3' }));
  await expect(args.onChange).toHaveBeenCalledWith(false);
});
export const InExam = meta.story({ args: { answers: 5 } });
InExam.test('switches single keys off', async ({ canvas, userEvent, args }) => {
  const toggle = canvas.queryByRole('checkbox', { name: 'Use single letters and numbers as keys' });
  // A phone has no keys.
  if (!toggle) return;
  await expect(canvas.getByText('E')).toBeVisible();
  await userEvent.click(toggle);
  await expect(args.onChange).toHaveBeenCalledWith(false);
});
