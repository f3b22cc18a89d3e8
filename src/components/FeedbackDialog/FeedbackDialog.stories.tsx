import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Feedback } from '../../../contract/messages.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { FeedbackDialog } from './FeedbackDialog.tsx';

/** A sending that has this end. */
const sending = (end: unknown) => fn((_feedback: Feedback) => Promise.resolve(end));

const meta = preview.meta({
  title: 'Quiz/FeedbackDialog',
  component: FeedbackDialog,
  args: {
    isSubmitting: false,
    onSubmit: sending(undefined),
    onClose: fn(),
    onEdit: fn((_values: Feedback) => undefined),
  },
  decorators: [
    (Story) => (
      <>
        <PageHeading title="Platform Administrator">Question 9 of 60.</PageHeading>
        <Banner title="Made like the exam">Every answer says why it is right or wrong.</Banner>
        <Story />
      </>
    ),
  ],
});

const values: Feedback = {
  email: 'ana.silva@example.org',
  message: 'In question 9 the second answer is right as well: see the release notes of this summer.',
};
type Canvas = Parameters<NonNullable<typeof Default.input.play>>[0]['canvas'];
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send feedback' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Give feedback' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('At least 20 characters.');
  },
});
export const WithEmail = meta.story({
  args: { initial: { email: values.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue(values.email);
    await expect(canvas.getByLabelText('Message')).toHaveFocus();
  },
});
export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText('Email is required.')).toBeVisible();
    await expect(canvas.getByText('Message cannot be empty.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const TooShort = meta.story({
  args: { initial: { email: 'ana@example', message: '  Question 9 is wrong.  '.slice(0, -3) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText('Invalid email format.')).toBeVisible();
    await expect(canvas.getByText('Message must be at least 20 characters long.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Sent = meta.story({
  args: { initial: values },
  parameters: { noPicture: 'whoever opened it closes it then' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(send(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(values);
  },
});
export const Edited = meta.story({
  args: { initial: { email: values.email } },
  parameters: { noPicture: 'it looks like WithEmail' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Good.');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ email: values.email, message: 'Good.' });
  },
});
export const Submitting = meta.story({
  args: { initial: values, isSubmitting: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const Rejected = meta.story({
  args: { initial: values, error: 'Failed to send feedback.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send feedback.');
    await expect(canvas.getByLabelText('Message')).toHaveValue(values.message);
  },
});

/** A button that opens it, as a page has it. */
function Opened(args: Parameters<typeof FeedbackDialog>[0]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Give feedback</Button>
      {isOpen && (
        <FeedbackDialog
          {...args}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      )}
    </>
  );
}
export const Closed = meta.story({
  render: (args) => <Opened {...args} />,
  parameters: { noPicture: 'nothing of it is left to see' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Give feedback' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const NothingBehind = meta.story({
  render: (args) => <Opened {...args} />,
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Give feedback' });
    await userEvent.click(button);
    button.focus();
    await expect(button).not.toHaveFocus();
    await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement | null);
  },
});
export const LongText = meta.story({
  args: {
    initial: { email: values.email, message: Array.from({ length: 20 }, () => values.message).join('\n\n') },
    error: 'Too many requests. Please try again in 12 minutes.',
  },
});
export const Phone = meta.story({ ...TooShort.input, globals: { viewport: { value: 'phone' } } });
export const LongTextOnPhone = meta.story({ ...LongText.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ ...Rejected.input, globals: { mode: 'dark' } });
