import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { register } from '../../../contract/account.ts';
import { paths } from '../../../domain/paths.ts';
import { mockIdProviders } from '../../mocks/configuration.ts';
import { addAccount } from '../../mocks/accounts.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockEmail } from '../../mocks/logIn.ts';
import { mockPending } from '../../mocks/mock.ts';
import SignUpScreen from './SignUpScreen.tsx';

const meta = preview.meta({
  component: SignUpScreen,
  parameters: { padded: false, path: paths.signUp.href() },
});

const filled = { Email: mockEmail, Password: 'correct horse 1' };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await canvas.findByRole('heading', { level: 1, name: 'Sign Up' });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
});

export const WithProviders = meta.story({
  beforeEach: () => mockIdProviders(['google', 'salesforce']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/authComponent/openId/google/start',
    );
  },
});

export const Invalid = meta.story({
  play: async (story) => {
    await fillForm(story, { Email: 'ana', Password: 'short' }, 'Sign Up');
    await expect(await story.canvas.findByText('Invalid email format')).toBeVisible();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(register)),
  play: async (story) => {
    await fillForm(story, filled, 'Sign Up');
    await expect(await story.canvas.findByRole('button', { name: 'Signing up…' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: () => void addAccount(mockEmail, 'another horse 1'),
  play: async (story) => {
    await fillForm(story, filled, 'Sign Up');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(register.refusals.emailTaken.error);
  },
});

export const Accepted = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  play: async (story) => {
    await fillForm(story, filled, 'Sign Up');
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
  },
});
