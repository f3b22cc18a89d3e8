import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { FormFrame } from './FormFrame.tsx';

const meta = preview.meta({
  title: 'Forms/FormFrame',
  component: FormFrame,
  args: {
    action: { label: 'Save the name', busyLabel: 'Saving the name…' },
    isSubmitting: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: <TextInput label="Name" name="name" autoComplete="name" />,
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
  args: { isSubmitting: true },
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
  args: { ...Rejected.input.args, isSubmitting: true },
  parameters: { noPicture: 'it looks like Submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
export const WithAsideAndFooter = meta.story({
  args: {
    aside: (
      <Button variant="text" href="/">
        Keep the old one
      </Button>
    ),
    footer: (
      <>
        Looking for your results? <Link href="/profile">Go to your profile</Link>
      </>
    ),
  },
});
