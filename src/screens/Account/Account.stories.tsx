import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { changePassword, wrongPassword } from '../../../contract/credentials.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { deleteAccount } from '../../../contract/personalData.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { paths } from '../../../domain/paths.ts';
import { endSession } from '../../data/session/session.ts';
import { accountOf, newSession } from '../../mocks/accounts.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockEmail, mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import AccountScreen from './AccountScreen.tsx';

const meta = preview.meta({
  component: AccountScreen,
  parameters: { padded: false, path: paths.account.href() },
  beforeEach: () => void mockLogIn(),
});

const passwords = { 'Current password': 'correct horse 1', 'New password': 'another horse 2' };

/** Logs the learner in on a phone as well. */
function mockPhone(): void {
  const account = accountOf(mockEmail);
  if (account) newSession(account, { device: 'Safari on iPhone', openedAt: '2026-01-02T12:00:00.000Z' });
}

export const Default = meta.story({
  beforeEach: mockPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  },
});

/** No one is logged in anywhere else. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This one')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveSessions, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(commonRefusals.unexpected.error);
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await fillForm(story, { 'New password': 'short' }, 'Change the password');
    await expect(await story.canvas.findByText('Password must be at least 8 characters')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(changePassword)),
  play: async (story) => {
    await fillForm(story, passwords, 'Change the password');
    await expect(await story.canvas.findByRole('button', { name: 'Changing the password…' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  play: async (story) => {
    await fillForm(story, { ...passwords, 'New password': 'password1' }, 'Change the password');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Too many people use this password.');
  },
});

export const PasswordChanged = meta.story({
  parameters: { noPicture: 'It looks like Empty.' },
  beforeEach: mockPhone,
  play: async (story) => {
    await story.canvas.findByText('Safari on iPhone');
    await fillForm(story, passwords, 'Change the password');
    await waitFor(() => expect(story.canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    await expect(shownToasts()).toEqual([expect.stringContaining('Your password has been changed.')]);
    await expect(story.canvas.getByLabelText('New password')).toHaveValue('');
  },
});

export const EmailAsked = meta.story({
  parameters: { noPicture: 'The form has pictures of its own.' },
  play: async (story) => {
    const values = { 'New email': 'ana.new@example.org', 'Your password': 'correct horse 1' };
    await fillForm(story, values, 'Send the link');
    await expect(await story.canvas.findByText(/a link is on its way to it/)).toBeVisible();
  },
});

export const SessionEnded = meta.story({
  parameters: { noPicture: 'It looks like Empty.' },
  beforeEach: mockPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End this one (Safari on iPhone)' }));
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    await expect(shownToasts()).toEqual(['The session has ended.']);
  },
});

export const OthersEnded = meta.story({
  parameters: { noPicture: 'It looks like Empty.' },
  beforeEach: mockPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  },
});

export const DeletionRefused = meta.story({
  parameters: { noPicture: 'The dialog has pictures of its own.' },
  beforeEach: ({ msw }) => msw.use(mockRefusal(deleteAccount, wrongPassword)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(wrongPassword.error);
  },
});

export const Visitor = meta.story({
  beforeEach: () => endSession('logout'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to change your account' })).toBeVisible();
  },
});
