import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { confirmResetPassword } from '../../../contract/account.ts';
import { paths } from '../../app/paths.ts';
import { toastQueue } from '../../components/Toaster/toast.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockPending } from '../../mocks/mock.ts';
import ResetPasswordScreen from './ResetPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reset password/New password',
  component: ResetPasswordScreen,
  parameters: { padded: false, path: `${paths.resetPassword.href()}?token=reset-token` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await fillForm(story, { 'New password': 'onlyletters' }, 'Set the password');
    await expect(await story.canvas.findByText('Password must contain at least one number')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(confirmResetPassword)),
  play: async (story) => {
    await fillForm(story, { 'New password': 'correct horse 2' }, 'Set the password');
    await expect(await story.canvas.findByRole('button', { name: /…$/ })).toBeVisible();
  },
});

export const Rejected = meta.story({
  parameters: { path: `${paths.resetPassword.href()}?token=used` },
  play: async (story) => {
    await fillForm(story, { 'New password': 'correct horse 2' }, 'Set the password');
    const { error } = confirmResetPassword.refusals.linkUsedOrExpired;
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(error);
    await expect(story.canvas.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
});

export const Changed = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  play: async (story) => {
    await fillForm(story, { 'New password': 'correct horse 2' }, 'Set the password');
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(toastQueue.peek().map(({ message }) => message)).toEqual([
      expect.stringContaining('has been changed'),
    ]);
  },
});
