import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { refreshToken } from '../../../contract/session.ts';
import { paths } from '../../../domain/paths.ts';
import { mockUserDetails } from '../../mocks/fixtures/profile.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import ProfileScreen from './ProfileScreen.tsx';

const meta = preview.meta({
  component: ProfileScreen,
  parameters: { padded: false, path: paths.profile.href() },
});

export const Default = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mock(retrieveUserDetails, () => mockUserDetails()));
  },
  play: async ({ canvas }) => {
    const trend = await canvas.findByRole('region', { name: 'Platform Developer I (Winter ’25)' });
    await waitFor(() => expect(trend.querySelector('circle')).not.toBeNull(), { timeout: 5000 });
    const lines = await canvas.findAllByText(/passed \d+ times, average score/);
    await expect(lines[0]).toHaveTextContent('Platform Administrator - passed 2 times, average score 65.2%');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockPending(retrieveUserDetails));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No exam history available.')).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(retrieveUserDetails, commonRefusals.unexpected));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(commonRefusals.unexpected.error)).toBeVisible();
    // The toast is the one that is announced.
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(shownToasts()).toContain(commonRefusals.unexpected.error);
  },
});

export const SessionExpired = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(retrieveUserDetails, commonRefusals.loginRequired));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your session has expired. Please log in again.');
    await expect(shownToasts()).toContain('Your session has expired. Please log in again.');
  },
});

export const RefreshFailed = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mockRefusal(retrieveUserDetails, commonRefusals.tokenInvalid),
      mockRefusal(refreshToken, refreshToken.refusals.refreshRefused),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
    await expect(shownToasts()).toContain('Failed to refresh token.');
  },
});

export const Unreachable = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockUnreachable(retrieveUserDetails));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Login' })[0]).toBeVisible();
  },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see your profile' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fprofile');
    await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up?next=%2Fprofile');
  },
});
