import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BusyButton } from './BusyButton.tsx';

const meta = preview.meta({ component: BusyButton, args: { children: 'Save', loading: false, onClick: fn() } });

export const Default = meta.story();
export const Loading = meta.story({
  args: { loading: true, children: 'Saving…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
