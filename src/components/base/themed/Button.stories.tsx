import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExternalIcon, RetryIcon } from '../icons/icons.tsx';

/** MUI's button in our look, for every action and, with `href`, for links that call to one. `call` is one on a page. */
const meta = preview.meta({ component: Button, args: { children: 'Start the quiz', onClick: fn() } });

export const Default = meta.story({});
export const Call = meta.story({ args: { variant: 'call' } });
export const Outlined = meta.story({ args: { variant: 'outlined' } });
export const Text = meta.story({ args: { variant: 'text' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithIcon = meta.story({ args: { startIcon: <RetryIcon />, children: 'Try again' } });
export const AsLink = meta.story({
  args: { href: '/certifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start the quiz' })).toHaveAttribute('href', '/certifications');
  },
});
export const AsLinkToANewTab = meta.story({
  args: {
    href: 'https://example.com/pay',
    target: '_blank',
    rel: 'noreferrer',
    endIcon: <ExternalIcon />,
    children: 'Open the payment page',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});
