import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { confirmEmail } from '../../../contract/credentials.ts';
import { paths } from '../../../domain/paths.ts';
import { readSession } from '../../data/session/stored.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import ConfirmEmailScreen from './ConfirmEmailScreen.tsx';

const meta = preview.meta({
  component: ConfirmEmailScreen,
  parameters: { padded: false, path: `${paths.confirmEmail.href()}?token=email-token` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change my email' })).toBeVisible();
  },
});

export const Confirmed = meta.story({
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    await story.canvas.findByRole('heading', { level: 1, name: 'Your email has been changed' });
    await expect(story.canvas.getByText('From now on you log in with ana.new@example.org.')).toBeVisible();
  },
});

export const LoggedIn = meta.story({
  parameters: { noPicture: 'It looks like Confirmed, but for the navigation.' },
  beforeEach: () => void mockLogIn(),
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    await story.canvas.findByRole('heading', { level: 1, name: 'Your email has been changed' });
    await expect(readSession()?.user).toMatchObject({ email: 'ana.new@example.org', userName: 'ana.new' });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(confirmEmail)),
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    await expect(await story.canvas.findByRole('heading', { name: 'Changing your email…' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  parameters: { path: `${paths.confirmEmail.href()}?token=used` },
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    const { error } = confirmEmail.refusals.linkUsedOrExpired;
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(error);
    await expect(story.canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Taken = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(confirmEmail, confirmEmail.refusals.emailTaken)),
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(confirmEmail.refusals.emailTaken.error);
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mockUnreachable(confirmEmail)),
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    await expect(await story.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
