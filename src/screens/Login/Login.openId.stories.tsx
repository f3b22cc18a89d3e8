import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { finishLogin, openIdRefusals } from '../../../contract/openId.ts';
import { paths } from '../../../domain/paths.ts';
import { mockIdProviders } from '../../mocks/configuration.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import LoginScreen from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  parameters: { padded: false, path: paths.login.href(paths.cart.href()) },
  beforeEach: () => mockIdProviders(['google', 'salesforce']),
});

const back = { path: `${paths.login.href(paths.cart.href())}&by=google` };

export const WithProviders = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/authComponent/openId/google/start?next=%2Fcart',
    );
    await expect(canvas.getByRole('link', { name: 'Continue with Salesforce' })).toBeVisible();
  },
});

export const FromProvider = meta.story({
  parameters: { ...back, noPicture: 'It ends on a page that has pictures of its own.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(shownToasts()).toEqual(['Login successful!']);
  },
});

/** The session is being fetched. */
export const Loading = meta.story({
  parameters: back,
  beforeEach: ({ msw }) => msw.use(mockPending(finishLogin)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Logging you in…' })).toBeVisible();
  },
});

export const Error = meta.story({
  parameters: { ...back, noPicture: 'It looks like EmailTaken.' },
  beforeEach: ({ msw }) => msw.use(mockRefusal(finishLogin, finishLogin.refusals.loginExpired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(finishLogin.refusals.loginExpired.error);
  },
});

export const Offline = meta.story({
  parameters: { ...back, noPicture: 'It looks like EmailTaken.' },
  beforeEach: ({ msw }) => msw.use(mockRefusal(finishLogin, commonRefusals.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(commonRefusals.unavailable.error);
  },
});

export const EmailTaken = meta.story({
  parameters: { path: `${back.path}&refused=emailTaken` },
  play: async (story) => {
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(openIdRefusals.emailTaken('Google'));
    await fillForm(story, {}, 'Login');
    await expect(await story.canvas.findByText('Email is required')).toBeVisible();
  },
});

/** The server is not set up for any. */
export const Empty = meta.story({
  parameters: { noPicture: 'It looks like Login.' },
  beforeEach: () => mockIdProviders([]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
    await expect(canvas.queryByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument();
  },
});

/** Someone else has written the address. */
export const UnknownRefusal = meta.story({
  parameters: { path: `${back.path}&refused=<b>constructor</b>`, noPicture: 'It looks like WithProviders.' },
  play: async ({ canvas }) => {
    await within(await canvas.findByRole('main')).findByRole('link', { name: 'Continue with Google' });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
