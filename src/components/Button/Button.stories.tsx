import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Basics/Button',
  component: Button,
  args: { children: 'Start the quiz', onClick: fn() },
});

export const Default = meta.story({});
export const Call = meta.story({ args: { variant: 'call' } });
export const Line = meta.story({ args: { variant: 'line' } });
export const Text = meta.story({ args: { variant: 'text' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <Icon name="retry" /> Try again
      </>
    ),
  },
});
export const AsLink = meta.story({
  args: { href: '/certifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start the quiz' })).toHaveAttribute('href', '/certifications');
  },
});
