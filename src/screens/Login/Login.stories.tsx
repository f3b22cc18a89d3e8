import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { login } from '../../../contract/account.ts';
import { tooManyRequests } from '../../../contract/errors.ts';
import { startPasskeyLogin } from '../../../contract/passkeys.ts';
import { paths } from '../../../domain/paths.ts';
import { endSession } from '../../data/session/session.ts';
import { mockBrowserPasskeys, mockNoPasskey, mockNoWebAuthn, mockPasskeyPending } from '../../mocks/browserPasskeys.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockEmail, mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { addPasskey } from '../../mocks/passkeys.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import LoginScreen from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  parameters: { padded: false, path: paths.login.href() },
});

const withPasskey = 'Log in with a passkey';
const filled = { Email: mockEmail, Password: 'correct horse 1' };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '/resetPassword',
    );
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await fillForm(story, {}, 'Login');
    await expect(await story.canvas.findByText('Email is required')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(login)),
  play: async (story) => {
    await fillForm(story, filled, 'Login');
    await expect(await story.canvas.findByRole('button', { name: 'Logging in…' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  play: async (story) => {
    await fillForm(story, { ...filled, Password: 'wrong horse 1' }, 'Login');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
  },
});

export const TooManyTries = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(login, tooManyRequests(900))),
  play: async (story) => {
    await fillForm(story, filled, 'Login');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes.');
  },
});

export const WithPasskey = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: () => {
    const { userId } = mockLogIn();
    endSession('logout');
    addPasskey(userId);
    mockBrowserPasskeys();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: withPasskey }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
    await expect(shownToasts()).toEqual(['Login successful!']);
  },
});

export const PasskeyAsked = meta.story({
  beforeEach: mockPasskeyPending,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: withPasskey }));
    await expect(await canvas.findByRole('button', { name: 'Waiting for your passkey…' })).toBeVisible();
  },
});

export const PasskeyCancelled = meta.story({
  parameters: { noPicture: 'It looks like Default.' },
  beforeEach: () => mockNoPasskey('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: withPasskey }));
    await waitFor(() => expect(shownToasts()).toEqual(['No passkey was used.']));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: withPasskey })).toBeVisible();
  },
});

export const PasskeyUnknown = meta.story({
  beforeEach: mockBrowserPasskeys,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: withPasskey }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This passkey does not log in here.');
  },
});

export const PasskeyAtWrongAddress = meta.story({
  parameters: { noPicture: 'It looks like PasskeyUnknown.' },
  beforeEach: () => mockNoPasskey('SecurityError'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: withPasskey }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passkeys can not be used at this address.');
  },
});

export const PasskeyOffline = meta.story({
  parameters: { noPicture: 'It looks like PasskeyUnknown.' },
  beforeEach: ({ msw }) => msw.use(mockUnreachable(startPasskeyLogin)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: withPasskey }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('CertCrest cannot be reached.');
  },
});

export const WithoutPasskeys = meta.story({
  beforeEach: mockNoWebAuthn,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
    await expect(canvas.queryByRole('button', { name: withPasskey })).not.toBeInTheDocument();
  },
});

export const LoggedInAlready = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
  },
});

export const FromTheCart = meta.story({
  parameters: {
    noPicture: 'It ends on a page that has pictures of its own.',
    path: paths.login.href(paths.cart.href()),
  },
  beforeEach: () => {
    mockLogIn();
    endSession('logout');
  },
  play: async (story) => {
    const signUp = within(await story.canvas.findByRole('main')).getByRole('link', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('href', '/sign-up?next=%2Fcart');
    await fillForm(story, filled, 'Login');
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  },
});

export const FromElsewhere = meta.story({
  parameters: {
    noPicture: 'It ends on a page that has pictures of its own.',
    path: paths.login.href('//evil.example/cart'),
  },
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
  },
});
