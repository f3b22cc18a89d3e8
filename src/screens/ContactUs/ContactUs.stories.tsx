import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import { twoFiles } from '../../mocks/fixtures/files.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockMailRefusal } from '../../mocks/mails.ts';
import ContactUsScreen from './ContactUsScreen.tsx';

const meta = preview.meta({
  title: 'Contact us',
  component: ContactUsScreen,
  parameters: { padded: false, path: paths.contactUs.href() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Subject (optional)')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Report a mistake' }));
    await expect(await canvas.findByLabelText('Subject (optional)')).toHaveValue('A mistake in a question');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(/^Name the exam and the question/);
  },
});

/** Nothing that was written is lost. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockMailRefusal(500, 'Internal Server Error')),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const message = 'The second answer is right as well.';
    await userEvent.upload(await canvas.findByLabelText('Attachments (optional) Choose files'), [...twoFiles]);
    await fillForm(story, { Email: 'ana.silva@example.org', Message: message }, 'Send message');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
    await expect(canvas.getByLabelText('Message')).toHaveValue(message);
    await expect(canvas.getByText('question-12.png')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
  },
});
