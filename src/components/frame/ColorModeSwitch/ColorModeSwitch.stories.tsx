import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ColorMode } from '../../../theme/colorModeCookie.ts';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';

const meta = preview.meta({
  component: ColorModeSwitch,
  args: { value: 'system' as ColorMode, onChange: fn() },
});

export const Default = meta.story({});
export const LightChosen = meta.story({ args: { value: 'light' } });
export const DarkChosen = meta.story({ args: { value: 'dark' } });
export const Choosing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Colour theme: System' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'System', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'Dark', checked: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu', { name: 'Colour theme' })).toBeVisible();
  },
});
export const OpenWithDarkChosen = meta.story({ ...Open.input, args: { value: 'dark' } });
export const ClosedByEscape = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
