import TextField from '@mui/material/TextField';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { waiting } from '../../../mocks/waiting.tsx';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useValidForm } from './useValidForm.tsx';

const schema = z.object({ name: z.string().check(z.minLength(1, 'Name is required')) });
const sendName = fn();

/** A form whose field is checked and sent, as every form of the product is. */
function NameForm({ children: _children, onSubmit: _onSubmit, ...props }: FormFrameProps) {
  const [isWaiting, wait] = useMockWait();
  const send = () => {
    sendName();
    wait();
  };
  const loading = props.loading || isWaiting;
  const { field, submit } = useValidForm(schema, send, loading);
  return (
    <FormFrame {...props} loading={loading} onSubmit={submit}>
      <TextField label="Name" required autoComplete="name" {...field('name')} />
    </FormFrame>
  );
}

const meta = preview.meta({
  component: FormFrame,
  decorators: [waiting('onSubmit', 'event.preventDefault();\n    ')],
  args: {
    action: { label: 'Save the name', loadingLabel: 'Saving the name…' },
    loading: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: <TextField label="Name" name="name" required autoComplete="name" />,
  },
});

export const Default = meta.story({});
/** After a press on its action with an empty field. */
export const Invalid = meta.story({
  parameters: { noCode: 'ContactForm shows a form with `useValidForm`' },
  render: (args) => <NameForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText(/^Name/);
    await userEvent.type(name, 'A{Backspace}');
    // Nothing is checked before the first submit.
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(sendName).not.toHaveBeenCalled();
  },
});
Invalid.test('is checked at every change from then on', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('A');
  await waitFor(() => expect(canvas.queryByText('Name is required')).not.toBeInTheDocument());
  await userEvent.keyboard('{Backspace}');
  await expect(await canvas.findByText('Name is required')).toBeVisible();
});
/** What was refused before no longer applies. */
export const Submitting = meta.story({
  parameters: { noCode: 'ContactForm shows a form with `useValidForm`' },
  args: { loading: true, error: 'Somebody else has this name.' },
  render: (args) => <NameForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving the name…' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(canvas.getByLabelText(/^Name/)).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText(/^Name/), '{Enter}');
    await expect(sendName).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving the name…');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
/** After the server refused what was sent. */
export const Rejected = meta.story({
  args: { error: 'Somebody else has this name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else has this name.');
  },
});
/** `note` stands below the button; `wide` is for forms of a page. */
export const WithNote = meta.story({
  args: {
    note: 'Everybody can see the name.',
    variant: 'wide' as const,
  },
});
