import TextField from '@mui/material/TextField';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormFrame } from './FormFrame.tsx';

const meta = preview.meta({
  component: FormFrame,
  args: {
    action: { label: 'Save the name', loadingLabel: 'Saving the name…' },
    loading: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: <TextField label="Name" name="name" required autoComplete="name" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Submitting = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving the name…' });
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving the name…');
  },
});
export const Rejected = meta.story({
  args: { error: 'Somebody else has this name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else has this name.');
  },
});
export const SentAgain = meta.story({
  args: { ...Rejected.input.args, loading: true },
  parameters: { noPicture: 'it looks like Submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
export const WithOtherWayAndFooter = meta.story({
  args: {
    otherWay: { label: 'Keep the old one', href: '/' },
    footer: { text: 'Looking for your results?', label: 'Go to your profile', href: '/profile' },
  },
});
export const WithNote = meta.story({ args: { note: 'Everybody can see the name.', variant: 'wide' as const } });
