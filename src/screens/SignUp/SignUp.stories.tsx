import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { register } from '../../../contract/account.ts';
import { paths } from '../../../domain/paths.ts';
import { mockIdProviders } from '../../mocks/configuration.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockRefusal } from '../../mocks/mock.ts';
import { mockEmail } from '../../mocks/state.ts';
import SignUpScreen from './SignUpScreen.tsx';

const meta = preview.meta({
  title: 'Sign up',
  component: SignUpScreen,
  parameters: { padded: false, path: paths.signUp.href() },
  beforeEach: () => mockIdProviders(['google', 'salesforce']),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Google' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(register, register.refusals.emailTaken)),
  play: async (story) => {
    await fillForm(story, { Email: mockEmail, Password: 'correct horse 1' }, 'Sign up');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(register.refusals.emailTaken.error);
    await expect(story.canvas.getByRole('link', { name: 'Reset your password' })).toBeVisible();
  },
});
