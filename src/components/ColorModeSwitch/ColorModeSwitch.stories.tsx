import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorModeSwitch, type ColorMode } from './ColorModeSwitch.tsx';

const meta = preview.meta({
  title: 'Frame/ColorModeSwitch',
  component: ColorModeSwitch,
  args: { value: 'system' as ColorMode, onChange: fn() },
});

export const Default = meta.story({});
export const LightChosen = meta.story({ args: { value: 'light' } });
export const DarkChosen = meta.story({ args: { value: 'dark' } });
export const Choosing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const choice = canvas.getByRole('combobox', { name: 'Colour theme' });
    await expect(choice).toHaveFocus();
    await userEvent.selectOptions(choice, 'Dark');
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
});
