import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldHelp } from './FieldHelp.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: FieldHelp,
  args: { children: 'The address that you log in with.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The address that you log in with.')).toBeVisible();
  },
});
/** Do: the error says what to change. */
export const SaysWhatToChange = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { error: 'Password must contain at least one number', children: undefined },
});
/** Don’t: the error says only that something is wrong. */
export const InvalidValue = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { error: 'Invalid value', children: undefined },
});
