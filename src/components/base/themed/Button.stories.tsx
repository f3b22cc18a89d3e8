import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExternalIcon, RetryIcon } from '../icons/icons.tsx';

/**
 * MUI's Button in the catalog's looks: `contained`, `outlined`, `text`, and `call`, the amber one.
 *
 * @when A single action or a link that looks like one.
 * @whenNot Next steps of a block: Actions arranges them.
 * @whenNot An action that takes a moment: BusyButton.
 * @whenNot Moving to another page within a sentence: Link.
 * @do Start with a verb. Keep to one filled button in a block and one `call` on a page.
 * @dont A disabled button that does not say what is missing.
 * @keyboard Enter, Space: presses it; with `href` it is a link and takes Enter alone.
 * @screenReader A button or, with `href`, a link, with its words as the name.
 * @status stable
 */
const meta = preview.meta({ component: Button, args: { children: 'Start the quiz', onClick: fn() } });

export const Default = meta.story({});
export const Call = meta.story({ args: { variant: 'call' } });
export const Outlined = meta.story({ args: { variant: 'outlined' } });
export const Text = meta.story({ args: { variant: 'text' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithIcon = meta.story({ args: { startIcon: <RetryIcon />, children: 'Try again' } });
export const AsLink = meta.story({
  parameters: { noPicture: 'it looks like Default' },
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
