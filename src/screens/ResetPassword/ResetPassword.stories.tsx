import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { resetPassword } from '../../../contract/account.ts';
import { tooManyRequests } from '../../../contract/errors.ts';
import { paths } from '../../../domain/paths.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockEmail } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import ResetPasswordScreen from './ResetPasswordScreen.tsx';

const meta = preview.meta({
  component: ResetPasswordScreen,
  parameters: { padded: false, path: paths.resetPassword.href() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await fillForm(story, {}, 'Send the link');
    await expect(await story.canvas.findByText('Email is required!')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(resetPassword)),
  play: async (story) => {
    await fillForm(story, { Email: mockEmail }, 'Send the link');
    await expect(await story.canvas.findByRole('button', { name: /…$/ })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(resetPassword, tooManyRequests(2400))),
  play: async (story) => {
    await fillForm(story, { Email: mockEmail }, 'Send the link');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('try again in 40 minutes');
  },
});

export const Sent = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  play: async (story) => {
    await fillForm(story, { Email: mockEmail }, 'Send the link');
    await expect(await story.canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
    await expect(shownToasts()).toEqual([expect.stringContaining('on its way')]);
    await expect(await story.canvas.findByText(/a link to set a new password is on its way/)).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(story.canvas.queryByText(/is on its way/)).not.toBeInTheDocument();
  },
});
