import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkResetPassword, resetPassword } from '../../../contract/account.ts';
import { tooManyRequests } from '../../../contract/errors.ts';
import { paths } from '../../../domain/paths.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { mockEmail } from '../../mocks/state.ts';
import ResetPasswordScreen from './ResetPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Reset password',
  component: ResetPasswordScreen,
  parameters: { padded: false, path: `${paths.resetPassword.href()}?token=reset-token` },
});

/** Someone has followed the link of a mail. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(checkResetPassword)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Checking your link…' })).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument();
  },
});

/** Without a link it asks for one. */
export const Empty = meta.story({
  parameters: { path: paths.resetPassword.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  },
});

/** The link has been used, or is too old. */
export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(checkResetPassword, checkResetPassword.refusals.linkUsedOrExpired)),
  play: async ({ canvas }) => {
    const { error } = checkResetPassword.refusals.linkUsedOrExpired;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(error);
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/resetPassword');
  },
});

export const Rejected = meta.story({
  parameters: { path: paths.resetPassword.href() },
  beforeEach: ({ msw }) => msw.use(mockRefusal(resetPassword, tooManyRequests(2400))),
  play: async (story) => {
    await fillForm(story, { Email: mockEmail }, 'Email me a link');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('try again in 40 minutes');
  },
});
