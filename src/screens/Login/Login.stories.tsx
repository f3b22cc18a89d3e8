import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { login } from '../../../contract/account.ts';
import { paths } from '../../../domain/paths.ts';
import { endSession } from '../../data/session/session.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockEmail, mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import LoginScreen from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  parameters: { padded: false, path: paths.login.href() },
});

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
    await expect(story.canvas.getByText('Password is required')).toBeVisible();
    await expect(story.canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(login)),
  play: async (story) => {
    await fillForm(story, filled, 'Login');
    await expect(await story.canvas.findByRole('button', { name: 'Logging in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Rejected = meta.story({
  play: async (story) => {
    await fillForm(story, { ...filled, Password: 'wrong horse 1' }, 'Login');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
    await expect(story.canvas.getByLabelText('Password')).toHaveValue('wrong horse 1');
  },
});

export const TooManyTries = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockRefusal(login, { status: 429, error: 'Too many requests. Please try again in 15 minutes.' })),
  play: async (story) => {
    await fillForm(story, filled, 'Login');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes.');
  },
});

export const LoggedInAlready = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
  },
});
