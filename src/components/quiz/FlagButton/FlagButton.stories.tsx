import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FlagButton } from './FlagButton.tsx';

const meta = preview.meta({
  component: FlagButton,
  args: { selected: false, onChange: fn() },
});

export const Default = meta.story();
export const Flagged = meta.story({
  args: { selected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flagged', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});
