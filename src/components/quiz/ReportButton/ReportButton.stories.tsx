import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ReportButton } from './ReportButton.tsx';

const meta = preview.meta({
  component: ReportButton,
  args: { onOpen: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report this question' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
