import Stack from '@mui/material/Stack';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { KeptMode, keptMode } from '../../../mocks/KeptMode.tsx';
import type { ColorMode } from '../../../theme/colorModeCookie.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { ColorModeSwitch, type ColorModeSwitchProps } from './ColorModeSwitch.tsx';

const meta = preview.meta({
  component: ColorModeSwitch,
  args: { value: 'system' as ColorMode, onChange: fn() },
  decorators: [keeping<ColorModeSwitchProps, ColorMode>('onChange', 'setValue', (value) => ({ value }))],
});

export const Default = meta.story({});
Default.test('is chosen by keys, and has the focus again', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Color theme: System' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('menuitemradio', { name: 'System', checked: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(screen.getByRole('menuitemradio', { name: 'Dark', checked: false })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('dark');
  await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  await expect(screen.queryByRole('menu')).toBeNull();
});
/** The button shows what is chosen. */
export const LightAndDarkChosen = meta.story({
  parameters: { schema: keptMode },
  render: () => (
    <Stack direction="row" spacing={2}>
      <KeptMode value="light" />
      <KeptMode value="dark" />
    </Stack>
  ),
});
/** Its menu, after a press. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu', { name: 'Color theme' });
    await waitFor(() => expect(menu).toBeVisible());
  },
});
Open.test('is closed by Escape', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expect(canvas.getByRole('button')).toHaveFocus();
  await expect(args.onChange).not.toHaveBeenCalled();
});
