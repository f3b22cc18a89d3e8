import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { confirmEmail } from '../../../contract/credentials.ts';
import { paths } from '../../../domain/paths.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import ConfirmEmailScreen from './ConfirmEmailScreen.tsx';

const meta = preview.meta({
  title: 'Confirm email',
  component: ConfirmEmailScreen,
  parameters: { padded: false, path: `${paths.confirmEmail.href()}?token=email-token` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change my email' })).toBeVisible();
  },
});

export const WithUsedLink = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(confirmEmail, confirmEmail.refusals.linkUsedOrExpired)),
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    const { error } = confirmEmail.refusals.linkUsedOrExpired;
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(error);
    await expect(story.canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const WithoutConnection = meta.story({
  beforeEach: ({ msw }) => msw.use(mockUnreachable(confirmEmail)),
  play: async (story) => {
    await fillForm(story, {}, 'Change my email');
    await expect(await story.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
