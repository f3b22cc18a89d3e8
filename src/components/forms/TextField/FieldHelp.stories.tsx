import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldHelp } from './FieldHelp.tsx';

const meta = preview.meta({ component: FieldHelp, args: { children: 'The address that you log in with.' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The address that you log in with.')).toBeVisible();
  },
});
