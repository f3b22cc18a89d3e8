import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fileTexts } from '../../../contract/messages.ts';
import { paths } from '../../../domain/paths.ts';
import { readSession } from '../../data/session/stored.ts';
import { twoFiles } from '../../mocks/fixtures/files.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockMailPending, mockMailRefusal, mockMailUnreachable, sentMails } from '../../mocks/mails.ts';
import ContactUsScreen from './ContactUsScreen.tsx';

const meta = preview.meta({
  component: ContactUsScreen,
  parameters: { padded: false, path: paths.contactUs.href() },
});

const filled = {
  'Name (optional)': 'Ana Silva',
  Email: 'ana.silva@example.org',
  'Subject (optional)': 'Question 12',
  Message: 'The second answer is right as well.',
};
const files = 'Attachments (optional) Choose files';
const failed = 'Failed to send message. Please try again.';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(await canvas.findByLabelText('Subject (optional)')).toHaveValue('');
  },
});

export const WithSubject = meta.story({
  parameters: { path: paths.contactUs.href('Supporting CertCrest') },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByLabelText('Subject (optional)')).toHaveValue('Supporting CertCrest'),
    );
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await fillForm(story, { 'Name (optional)': 'Ana Silva' }, 'Send message');
    await expect(await story.canvas.findByText('Email is required')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockMailPending()),
  play: async (story) => {
    await fillForm(story, filled, 'Send message');
    await expect(await screen.findByRole('dialog', { name: 'Sending your message' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockMailRefusal(500, 'Internal Server Error')),
  play: async (story) => {
    await story.userEvent.upload(await story.canvas.findByLabelText(files), [...twoFiles]);
    await fillForm(story, filled, 'Send message');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(failed);
    for (const [label, value] of Object.entries(filled))
      await expect(story.canvas.getByLabelText(label)).toHaveValue(value);
    await expect(story.canvas.getByText('question-12.png')).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
  },
});

export const FileRejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockMailRefusal(400, fileTexts.wrong(1))),
  parameters: { noPicture: 'it looks like Rejected' },
  play: async (story) => {
    await story.userEvent.upload(await story.canvas.findByLabelText(files), [...twoFiles]);
    await fillForm(story, filled, 'Send message');
    const sentence = 'The second file is damaged, or is not what its name says.';
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(story.canvas.getByText('question-12.png')).toBeVisible();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockMailUnreachable());
  },
  parameters: { noPicture: 'it looks like Rejected' },
  play: async (story) => {
    await fillForm(story, filled, 'Send message');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(failed);
    await expect(readSession()).toBeDefined();
  },
});

export const Sent = meta.story({
  play: async (story) => {
    await story.userEvent.upload(await story.canvas.findByLabelText(files), [...twoFiles]);
    await fillForm(story, filled, 'Send message');
    await expect(await story.canvas.findByText('Your message has been sent successfully!')).toBeVisible();
    await expect(story.canvas.getByLabelText('Message')).toHaveValue('');
    await expect(story.canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
    await expect(sentMails()).toHaveLength(1);
    await expect(sentMails()[0]?.template_params).toMatchObject({
      email: 'ana.silva@example.org',
      files: ['question-12.png', 'Release notes, summer.pdf'],
    });
  },
});

export const LeftAndComeBackTo = meta.story({
  parameters: { noPicture: 'it looks like Default with a text' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Message'), 'Half a sentence');
    await userEvent.upload(canvas.getByLabelText(files), [...twoFiles]);
    const [home] = canvas.getAllByRole('link', { name: 'Home' });
    const [contact] = canvas.getAllByRole('link', { name: 'Contact Us' });
    if (home) await userEvent.click(home);
    await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ });
    if (contact) await userEvent.click(contact);
    await expect(await canvas.findByLabelText('Message')).toHaveValue('Half a sentence');
    await expect(canvas.getByText('question-12.png')).toBeVisible();
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send message' });
  },
});

export const Desktop = meta.story({ ...Tablet.input, globals: { viewport: { value: 'desktop' } } });
