import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { confirmEmail } from '../../../contract/credentials.ts';
import { paths } from '../../../domain/paths.ts';
import { readSession } from '../../data/session/stored.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import ConfirmEmailScreen from './ConfirmEmailScreen.tsx';

const meta = preview.meta({
  component: ConfirmEmailScreen,
  parameters: { padded: false, path: `${paths.confirmEmail.href()}?token=email-token` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your email has been changed' })).toBeVisible();
    await expect(canvas.getByText('From now on you log in with ana.new@example.org.')).toBeVisible();
  },
});

export const LoggedIn = meta.story({
  parameters: { noPicture: 'It looks like Default, but for the navigation.' },
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your email has been changed' });
    await expect(readSession()?.user).toMatchObject({ email: 'ana.new@example.org', userName: 'ana.new' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(confirmEmail)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Changing your email…' })).toBeVisible();
  },
});

export const Error = meta.story({
  parameters: { path: `${paths.confirmEmail.href()}?token=used` },
  play: async ({ canvas }) => {
    const { error } = confirmEmail.refusals.linkUsedOrExpired;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(error);
  },
});

/** An address without a token is none of a mail. */
export const Empty = meta.story({
  parameters: { path: paths.confirmEmail.href(), noPicture: 'It looks like Error.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your email has not been changed');
  },
});

export const Taken = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(confirmEmail, confirmEmail.refusals.emailTaken)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(confirmEmail.refusals.emailTaken.error);
  },
});

export const Phone = meta.story({ ...Default.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ ...Default.input, globals: { mode: 'dark' } });
