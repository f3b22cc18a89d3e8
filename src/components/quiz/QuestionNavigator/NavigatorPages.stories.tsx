import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigatorPages } from './NavigatorPages.tsx';

const meta = preview.meta({
  component: NavigatorPages,
  args: { page: 0, total: 250, onPage: fn(), onGoTo: fn() },
});

export const Default = meta.story();
Default.test('turns to the later questions', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
  await expect(args.onPage).toHaveBeenCalledWith(1);
});
export const Last = meta.story({ args: { page: 2 } });
export const Short = meta.story({
  args: { total: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
