import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormError } from './FormError.tsx';

const meta = preview.meta({
  component: FormError,
  args: { children: 'Invalid credentials, please try again.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
  },
});
