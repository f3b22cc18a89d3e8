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
export const Busy = meta.story({
  args: { isBusy: true, children: 'Starting the quiz…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Starting the quiz…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
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
export const AsLinkToANewTab = meta.story({
  args: {
    href: 'https://example.com/pay',
    isNewTab: true,
    children: (
      <>
        Open the payment page <Icon name="external" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});
