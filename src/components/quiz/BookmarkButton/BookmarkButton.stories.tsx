import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BookmarkButton } from './BookmarkButton.tsx';

const meta = preview.meta({
  component: BookmarkButton,
  args: { selected: false, onChange: fn() },
});

export const Default = meta.story();
export const Bookmarked = meta.story({
  args: { selected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmarked', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
    canvas.getByRole('button').blur();
  },
});
