import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { contactLimits, contactMessage, messageTexts, type ContactMessage } from '../../../../contract/messages.ts';
import { mockFile, twoFiles } from '../../../mocks/fixtures/files.ts';
import { waiting } from '../../../mocks/waiting.tsx';
import { ContactForm, type ContactContent } from './ContactForm.tsx';

/** A sending that has this end. */
const sending = (end: Promise<boolean>) =>
  Object.assign(
    fn((_message: ContactMessage, _files: readonly File[]) => end),
    { code: 'async () => true' },
  );

const meta = preview.meta({
  component: ContactForm,
  parameters: { schema: "import { contactMessage as schema } from '../../../contract/messages.ts';" },
  args: {
    schema: contactMessage,
    limits: contactLimits,
    success: messageTexts.contactSent,
    subjects: [{ label: 'Report a mistake', subject: 'A mistake', hint: 'Name the question.' }],
    loading: false,
    onSubmit: sending(Promise.resolve(true)),
  },
});

const values: ContactMessage = {
  name: 'Ana Silva',
  email: 'ana.silva@example.org',
  subject: 'Question 12 of Platform Administrator',
  message: 'The second answer is marked as wrong.\nThe release notes of this summer say otherwise.',
};
const filled: ContactContent = { values, files: [] };

const fields = ['Name (optional)', 'Email', 'Subject (optional)', 'Message'] as const;
const files = 'Attachments (optional) Choose files';
type Canvas = Parameters<NonNullable<typeof Default.input.play>>[0]['canvas'];
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send message' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeRequired();
    await expect(canvas.getByLabelText('Name (optional)')).not.toBeRequired();
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('0 of 500 characters');
  },
});
Default.test('is checked as one types', async ({ canvas, userEvent }) => {
  const email = canvas.getByLabelText('Email');
  await userEvent.type(email, 'a@b c');
  await expect(await canvas.findByText('Invalid email format')).toBeVisible();
  await userEvent.clear(email);
  await expect(await canvas.findByText('Email is required')).toBeVisible();
  await expect(canvas.queryByText('Message is required')).not.toBeInTheDocument();
});
/** After a press on Send message with empty fields. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Message is required')).toBeVisible();
  },
});
/** Until it is sent: nothing can be changed. */
export const Submitting = meta.story({
  args: { loading: true, initial: { values, files: twoFiles } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(files)).toBeDisabled();
  },
});
/** It could not be sent: what was written stays. */
export const Rejected = meta.story({
  args: {
    initial: { values, files: twoFiles },
    error: messageTexts.contactFailed,
    onSubmit: sending(Promise.resolve(false)),
  },
  decorators: [waiting('onSubmit')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
  },
});
Rejected.test('keeps what was written', async ({ canvas, userEvent, args }) => {
  await userEvent.click(send(canvas));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values, twoFiles));
  await expect(canvas.getByLabelText('Message')).toHaveValue(values.message);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.queryByText(messageTexts.contactSent)).not.toBeInTheDocument();
});
/** After it was sent, its fields are empty for the next one. */
export const Sent = meta.story({
  args: { initial: { values, files: twoFiles } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(send(canvas));
    const said = await canvas.findByText('Your message has been sent successfully!');
    await expect(said.closest('[role="status"]')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(values, twoFiles);
    for (const label of fields) await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByText('0 of 500 characters')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
  },
});
Sent.test(
  'says so no more once the next one is written',
  { args: { onEdit: fn() } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'More');
    await expect(canvas.queryByText(messageTexts.contactSent)).not.toBeInTheDocument();
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      values: { name: '', email: '', subject: '', message: 'More' },
      files: [],
    });
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co');
    await userEvent.click(send(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
);
/** With two files attached. */
export const WithFiles = meta.story({
  args: { initial: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(files), [...twoFiles]);
    await userEvent.type(canvas.getByLabelText('Subject (optional)'), '!');
    canvas.getByLabelText('Subject (optional)').blur();
  },
});
WithFiles.test('reports each edit', { args: { onEdit: fn() } }, async ({ args }) => {
  await expect(args.onEdit).toHaveBeenCalledWith({ values, files: twoFiles });
  await expect(args.onEdit).toHaveBeenLastCalledWith({
    values: { ...values, subject: `${values.subject}!` },
    files: twoFiles,
  });
});
/** After a press on Send message with more than 2 MB of files. */
export const TooLarge = meta.story({
  args: { initial: { values, files: [...twoFiles, mockFile('screen recording.gif', 1_988_000)] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(send(canvas));
    await waitFor(() => expect(canvas.getByLabelText(files)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(files)).toHaveAccessibleDescription(/^These files are/);
    const [row] = canvas.getAllByRole('listitem').filter((item) => item.textContent.includes('screen recording.gif'));
    await expect(row).toHaveTextContent('too large to send, please remove it');
  },
});
TooLarge.test('can be sent without one of its files', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove question-12.png' }));
  await userEvent.click(send(canvas));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});
