import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { login } from '../../../contract/account.ts';
import { finishLogin } from '../../../contract/openId.ts';
import { paths } from '../../../domain/paths.ts';
import { mockIdProviders } from '../../mocks/configuration.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { mockEmail } from '../../mocks/state.ts';
import LoginScreen from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  parameters: { padded: false, path: paths.login.href(paths.cart.href()) },
  beforeEach: () => mockIdProviders(['google', 'salesforce']),
});

/** Where a provider leads back to. */
const back = `${paths.login.href(paths.cart.href())}&by=google`;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/authComponent/openId/google/start?next=%2Fcart',
    );
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/resetPassword');
  },
});

/** The session of someone who comes back from a provider is being fetched. */
export const Loading = meta.story({
  parameters: { path: back },
  beforeEach: ({ msw }) => msw.use(mockPending(finishLogin)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Logging you in…' })).toBeVisible();
  },
});

/** The server is not set up for any provider, and the browser knows no passkeys. */
export const Empty = meta.story({
  beforeEach: () => {
    mockIdProviders([]);
    const { PublicKeyCredential } = window;
    Object.assign(window, { PublicKeyCredential: undefined });
    return () => void Object.assign(window, { PublicKeyCredential });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log in' });
    await expect(canvas.queryByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  parameters: { path: back },
  beforeEach: ({ msw }) => msw.use(mockRefusal(finishLogin, finishLogin.refusals.loginExpired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(finishLogin.refusals.loginExpired.error);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(login, login.refusals.wrongCredentials)),
  play: async (story) => {
    await fillForm(story, { Email: mockEmail, Password: 'wrong horse 1' }, 'Log in');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
  },
});
