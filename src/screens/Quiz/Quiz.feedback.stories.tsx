import { expect, screen, waitFor, type userEvent as UserEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import { mockEmail, mockLogIn } from '../../mocks/logIn.ts';
import { mockMailPending, mockMailRefusal, mockMailUnreachable, sentMails } from '../../mocks/mails.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import QuizScreen from './QuizScreen.tsx';

interface Play {
  userEvent: ReturnType<typeof UserEvent.setup>;
}

const meta = preview.meta({
  component: QuizScreen,
  parameters: { padded: false, path: paths.quiz.href('administrator') },
});

const message = 'In question 1 the second answer is right as well.';
const failed = 'Failed to send feedback.';

/** Presses buttons of the page or of the dialog, which stands beside the story at the end of the page. */
const press = async ({ userEvent }: Play, ...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
};

/** Starts a quiz and opens the dialog. */
async function open(story: Play): Promise<void> {
  await press(story, 'Immediately', 'Give feedback');
  await screen.findByRole('dialog', { name: 'Give feedback' });
}

/** Fills the dialog in and sends it. */
async function send(story: Play): Promise<void> {
  await open(story);
  await story.userEvent.type(screen.getByLabelText('Email'), mockEmail);
  await story.userEvent.type(screen.getByLabelText('Message'), message);
  await press(story, 'Send feedback');
}

export const Opened = meta.story({
  play: async (story) => {
    await open(story);
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  },
});

export const LoggedIn = meta.story({
  parameters: { noPicture: 'the quiz behind it may be shown before or after its hints have loaded' },
  beforeEach: () => void mockLogIn(),
  play: async (story) => {
    await open(story);
    await expect(screen.getByLabelText('Email')).toHaveValue(mockEmail);
    await expect(screen.getByLabelText('Message')).toHaveFocus();
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await open(story);
    await press(story, 'Send feedback');
    await expect(await screen.findByText('Message cannot be empty.')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockMailPending()),
  play: async (story) => {
    await send(story);
    await expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockMailRefusal(429, 'Too many requests. Please try again in 12 minutes.')),
  play: async (story) => {
    await send(story);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 12 minutes.');
    await expect(screen.getByLabelText('Message')).toHaveValue(message);
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(mockMailUnreachable()),
  parameters: { noPicture: 'it looks like Rejected' },
  play: async (story) => {
    await send(story);
    await expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  },
});

export const Sent = meta.story({
  parameters: { noPicture: 'it looks like the quiz' },
  play: async (story) => {
    await send(story);
    await waitFor(() => expect(shownToasts()).toEqual(['You successfully sent feedback.']));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await story.canvas.findByRole('button', { name: 'Give feedback' })).toHaveFocus();
    await expect(sentMails()).toMatchObject([
      { template_params: { email: mockEmail, message, exam: 'administrator', question: 'sharing' } },
    ]);
    await press(story, 'Give feedback');
    await expect(await screen.findByLabelText('Message')).toHaveValue('');
  },
});

export const KeptWhenClosed = meta.story({
  parameters: { noPicture: 'it looks like Opened with a text' },
  play: async (story) => {
    await open(story);
    await story.userEvent.type(screen.getByLabelText('Message'), 'Half a sentence');
    await press(story, 'Close', 'Next', 'Give feedback');
    await expect(await screen.findByLabelText('Message')).toHaveValue('Half a sentence');
  },
});

export const KeysStayInTheDialog = meta.story({
  parameters: { noPicture: 'it looks like Opened' },
  play: async (story) => {
    await open(story);
    await story.userEvent.click(screen.getByRole('heading', { name: 'Give feedback' }));
    await story.userEvent.keyboard('a{ArrowRight}');
    await press(story, 'Close');
    await expect(screen.getByText('1 of 6')).toBeVisible();
    await expect(screen.queryByText('Correct')).not.toBeInTheDocument();
  },
});
