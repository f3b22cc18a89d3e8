import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { feedback, FEEDBACK_LENGTH, type Feedback } from '../../../../contract/messages.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

/** A submit with this result. */
const sending = (end: unknown) => fn((_feedback: Feedback) => Promise.resolve(end));

const meta = preview.meta({
  parameters: {
    framed: true,
    leaves: ['onClose', 'onSubmit'],
    schema: "import { feedback as schema } from '../../../contract/messages.ts';",
  },
  component: FeedbackDialog,
  args: {
    title: 'Give feedback',
    schema: feedback,
    minLength: FEEDBACK_LENGTH,
    initial: {},
    loading: false,
    onSubmit: sending(undefined),
    onClose: fn(),
  },
});

const values: Feedback = {
  email: 'ana.silva@example.org',
  message: 'In question 9 the second answer is right as well: see the release notes of this summer.',
};
/** The dialog stands beside the story, at the end of the page. */
const send = () => screen.getByRole('button', { name: 'Send feedback' });

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Give feedback' })).toBeVisible());
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('At least 20 characters.');
  },
});
/** For someone who is logged in: the email is known. */
export const WithEmail = meta.story({
  args: { initial: { email: values.email } },
  play: async () => {
    await expect(screen.getByLabelText('Email')).toHaveValue(values.email);
    await expect(screen.getByLabelText('Message')).toHaveFocus();
  },
});
WithEmail.test('reports each edit, and is sent once', { args: { onEdit: fn() } }, async ({ userEvent, args }) => {
  await userEvent.paste(values.message);
  await expect(args.onEdit).toHaveBeenLastCalledWith(values);
  await userEvent.dblClick(send());
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith(values);
});
/** After a press on Send feedback with empty fields. */
export const Invalid = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(send());
    await expect(await screen.findByText('Email is required.')).toBeVisible();
    await expect(screen.getByText('Message cannot be empty.')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
/** Until it is sent: Escape does not close it. */
export const Submitting = meta.story({
  args: { initial: values, loading: true },
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
/** It could not be sent: what was written stays. */
export const Rejected = meta.story({
  args: { initial: values, error: 'Failed to send feedback.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to send feedback.');
    await expect(screen.getByLabelText('Message')).toHaveValue(values.message);
  },
});
