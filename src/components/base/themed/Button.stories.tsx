import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExternalIcon, RetryIcon } from '../icons/icons.tsx';

const icons = { None: undefined, Retry: <RetryIcon />, External: <ExternalIcon /> };
const icon = {
  table: { type: { summary: 'ReactNode' } },
  mapping: icons,
} as const;

/**
 * MUI’s Button in four variants: `contained`, `outlined`, `text`, and `call` (amber).
 *
 * @when To save, send, or start something, or to move to the next page.
 * @whenNot Next steps of a block: Actions arranges them.
 * @whenNot An action that waits for the server: BusyButton.
 * @whenNot Moving to another page within a sentence: Link.
 * @do Start with a verb. Keep to one filled button in a block and one `call` on a page.
 * @keyboard Enter, Space: presses it; with `href` it is a link and takes Enter alone. Tab skips it when disabled.
 * @screenReader A button with its label, or a link; icons are skipped. A disabled one is announced as unavailable. A link that opens a new tab has to say so.
 */
const meta = preview.meta({
  component: Button,
  args: { children: 'Start the quiz', variant: 'contained', size: 'medium', disabled: false, onClick: fn() },
  argTypes: {
    children: { description: 'The button’s label.' },
    variant: {
      type: { name: 'enum', value: ['contained', 'call', 'outlined', 'text'] },
      description: "Visual emphasis. @default 'contained'",
    },
    size: {
      type: { name: 'enum', value: ['small', 'medium'] },
      description: "Small inside cards and bars. @default 'medium'",
    },
    disabled: { type: 'boolean', description: 'Disables the button; say why beside it. @default false' },
    startIcon: { ...icon, description: 'An icon before the label.' },
    endIcon: { ...icon, description: 'An icon after the label.' },
    href: { type: 'string', description: 'Makes it a link to this address.' },
  },
});

export const Default = meta.story({});
/**
 * Hover to see the hover state. Use `contained` for a block’s main action, `outlined` for equal choices, `text` for
 * secondary actions, and `call` for the page’s goal.
 */
export const Variants = meta.story({
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button variant="contained">Contained</Button>
      <Button variant="call">Call</Button>
      <Button variant="outlined">Outlined</Button>
      <Button variant="text">Text</Button>
      <Button startIcon={<RetryIcon />}>With an icon</Button>
      <Button href="https://example.com/pay" target="_blank" rel="noreferrer" endIcon={<ExternalIcon />}>
        Link to another site
      </Button>
    </Stack>
  ),
});
/** `small` is for cards and bars. */
export const Sizes = meta.story({
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
    </Stack>
  ),
});
/** The keyboard focus ring, the same on every control. */
export const Focused = meta.story({ args: { className: 'Mui-focusVisible' } });
/** Nothing happens on a click, and Tab skips it: what is missing stands beside it. */
export const Disabled = meta.story({
  args: { disabled: true },
  render: (args) => (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button {...args} />
      <Typography variant="body2">Choose a section first.</Typography>
    </Stack>
  ),
});
/** Do: its reason stands beside it. */
export const DisabledWithReason = meta.story({
  ...Disabled.input,
  tags: ['do', '!dev', '!manifest'],
});
/** Don’t: nothing says what is missing. */
export const DisabledWithoutReason = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { disabled: true },
});
