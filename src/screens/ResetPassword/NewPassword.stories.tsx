import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkResetPassword, confirmResetPassword } from '../../../contract/account.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { paths } from '../../../domain/paths.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import ResetPasswordScreen from './ResetPasswordScreen.tsx';

const meta = preview.meta({
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

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(checkResetPassword)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Checking your link…' })).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  parameters: { path: `${paths.resetPassword.href()}?token=used` },
  play: async ({ canvas }) => {
    const { error } = checkResetPassword.refusals.linkUsedOrExpired;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(error);
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/resetPassword');
  },
});

/** An address without a token is none of a mail: it asks for one. */
export const Empty = meta.story({
  parameters: { path: `${paths.resetPassword.href()}?token=`, noPicture: 'it looks like the first step' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  },
});

/** Where no one can say whether the link is good, setting the password shows it. */
export const Unchecked = meta.story({
  parameters: { noPicture: 'It looks like Default.' },
  beforeEach: ({ msw }) => msw.use(mockRefusal(checkResetPassword, commonRefusals.tooManyRequests)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(confirmResetPassword, confirmResetPassword.refusals.linkUsedOrExpired)),
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
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(shownToasts()).toEqual([expect.stringContaining('has been changed')]);
  },
});
