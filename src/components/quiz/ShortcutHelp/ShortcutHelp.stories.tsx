import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';

const meta = preview.meta({
  component: ShortcutHelp,
  args: { answers: 5, checked: true, onChange: fn() },
  decorators: [keeping<ShortcutHelpProps, boolean>('onChange', 'setChecked', (checked) => ({ checked }))],
});

export const Default = meta.story({});
/** Once the answers are shown, fewer keys do something. */
export const Revealed = meta.story({
  args: { answers: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/strike out/)).not.toBeVisible();
  },
});
Default.test('switches single keys off', async ({ canvas, userEvent, args }) => {
  const toggle = canvas.queryByRole('checkbox', { name: 'Single-key shortcuts' });
  // A phone has no keys.
  if (!toggle) return;
  await expect(canvas.getByText('E')).toBeVisible();
  await userEvent.click(toggle);
  await expect(args.onChange).toHaveBeenCalledWith(false);
});
