import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveSectionHistory } from '../../../contract/learning.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { retrieveReports } from '../../../contract/reports.ts';
import { refreshToken } from '../../../contract/session.ts';
import { paths } from '../../../domain/paths.ts';
import { keepAttempt } from '../../data/attempts/unsent.ts';
import { mockMember, mockSectionHistory } from '../../mocks/fixtures/member.ts';
import { mockUserDetails } from '../../mocks/fixtures/profile.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { addReport } from '../../mocks/reports.ts';
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

export const WithSections = meta.story({
  parameters: { noPicture: 'its sections have pictures of their own' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mock(retrieveUserDetails, () => mockMember()),
      mock(retrieveSectionHistory, ({ query: { examId } }) => ({
        attempts: examId === 'administrator' ? mockSectionHistory : mockSectionHistory.slice(0, 1),
      })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const sections = within(await canvas.findByRole('region', { name: 'Section by section' }));
    await expect(await sections.findByText('was 56%')).toBeVisible();
    await userEvent.selectOptions(sections.getByLabelText('Exam'), 'Platform Developer');
    await waitFor(() => expect(sections.getAllByText('first time')).toHaveLength(8));
  },
});

/** A result that was kept on this device is saved after the profile was read. */
export const KeptResultSaved = meta.story({
  parameters: { noPicture: 'one exam of what Default shows' },
  beforeEach: async ({ msw }) => {
    const { userId } = mockLogIn();
    await keepAttempt({ attemptId: crypto.randomUUID(), userId, examId: 'administrator', scorePercent: 75 });
    const { promise: read, resolve } = Promise.withResolvers<void>();
    msw.use(
      // Both leave the response to the mocks.
      http.get(`*/api${retrieveUserDetails.path}`, () => void setTimeout(resolve, 100)),
      http.post(`*/api${saveExamAttempt.path}`, () => read),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No exam history available.')).toBeVisible();
    await expect(await canvas.findByText(/passed 1 times, average score 75/)).toBeVisible();
  },
});

export const SectionsError = meta.story({
  parameters: { noPicture: 'an ErrorBlock below what Default shows' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mock(retrieveUserDetails, () => mockMember()),
      mockRefusal(retrieveSectionHistory, commonRefusals.unavailable),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your sections could not be loaded');
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

export const WithReports = meta.story({
  beforeEach: ({ msw }) => {
    const { userId } = mockLogIn();
    msw.use(mock(retrieveUserDetails, () => mockUserDetails({ exams: [] })));
    const report = {
      examId: 'administrator',
      questionId: 'sharing',
      version: 1,
      reason: 'outdated',
      text: '',
    } as const;
    addReport(userId, { ...report, state: 'accepted', answer: 'It asks for flows now.' });
    addReport(userId, { ...report, questionId: 'gone-01', reason: 'typo' });
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your reports' }));
    await expect(await list.findByText(/^Platform Administrator: Which two settings/)).toBeVisible();
    await expect(list.getByText('A question of Platform Administrator')).toBeVisible();
  },
});

export const ReportsError = meta.story({
  parameters: { noPicture: 'ErrorBlock has pictures of its own' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(retrieveReports, commonRefusals.unexpected));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your reports could not be loaded' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Profile' })).toBeVisible();
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
