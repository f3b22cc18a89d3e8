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
export const LongText = meta.story({
  args: {
    children:
      'There is already an account with a.person.with.quite.a.long.name.and.an.address.to.match@department.of.a.company.example.com. Log in with it, or ask for a new password.',
  },
});
