import TextField from '@mui/material/TextField';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useValidForm } from './useValidForm.tsx';

const schema = z.object({ name: z.string().check(z.minLength(1, 'Name is required')) });
const sendName = fn();

/** A form whose field is checked and sent, as every form of the product is. */
function NameForm({ children: _children, onSubmit: _onSubmit, ...props }: FormFrameProps) {
  const { field, submit } = useValidForm(schema, sendName, props.loading);
  return (
    <FormFrame {...props} onSubmit={submit}>
      <TextField label="Name" required autoComplete="name" {...field('name')} />
    </FormFrame>
  );
}

const meta = preview.meta({
  component: FormFrame,
  args: {
    action: { label: 'Save the name', loadingLabel: 'Saving the name…' },
    loading: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: <TextField label="Name" name="name" required autoComplete="name" />,
  },
});

export const Default = meta.story();
Default.test('is submitted by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});
export const Invalid = meta.story({
  parameters: { noPicture: 'it looks like that of AuthForm' },
  render: (args) => <NameForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required');
    await expect(sendName).not.toHaveBeenCalled();
  },
});
export const Submitting = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving the name…' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving the name…');
  },
});
export const ReadOnlyMeanwhile = meta.story({
  args: { loading: true },
  parameters: { noPicture: 'it looks like Submitting' },
  render: (args) => <NameForm {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Name/)).toHaveAttribute('readonly');
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
