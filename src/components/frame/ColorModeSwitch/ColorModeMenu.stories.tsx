import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ColorMode } from '../../../theme/colorModeCookie.ts';
import { ColorModeMenu } from './ColorModeMenu.tsx';

const meta = preview.meta({
  component: ColorModeMenu,
  parameters: { framed: true },
  // Its anchor is a function, as an element can't be written into the code of its page.
  args: { value: 'dark' as ColorMode, open: true, anchorEl: () => document.body, onChange: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark', checked: true })).toHaveFocus();
  },
});
