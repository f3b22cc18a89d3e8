import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveSectionHistory } from '../../../contract/learning.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { type QuestionReport, retrieveReports } from '../../../contract/reports.ts';
import { paths } from '../../../domain/paths.ts';
import { mockMember, mockSectionHistory } from '../../mocks/fixtures/member.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import ProfileScreen from './ProfileScreen.tsx';

const meta = preview.meta({
  component: ProfileScreen,
  parameters: { padded: false, path: paths.profile.href() },
});

export const Default = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    const report = { examId: 'administrator', version: 1, text: '', reportedAt: '2026-01-15T12:00:00.000Z' };
    const answer = 'It asks for flows now.';
    const reports: QuestionReport[] = [
      { ...report, id: 'report-2', questionId: 'gone-01', reason: 'typo', state: 'open' },
      { ...report, id: 'report-1', questionId: 'sharing', reason: 'outdated', state: 'accepted', answer },
    ];
    msw.use(
      mock(retrieveReports, () => ({ reports })),
      mock(retrieveUserDetails, () => mockMember()),
      mock(retrieveSectionHistory, () => ({ attempts: mockSectionHistory })),
    );
  },
  play: async ({ canvas }) => {
    const exams = within(await canvas.findByRole('list', { name: 'Exam history' }));
    const [first] = exams.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Platform Administrator - passed 1 times, average score 65.2%');
    await expect(exams.getByRole('link', { name: 'Practice Platform Administrator' })).toBeVisible();
    const sections = within(await canvas.findByRole('region', { name: 'Section by section' }));
    await expect(await sections.findByText(/56% the time before$/)).toBeVisible();
    const reports = within(await canvas.findByRole('list', { name: 'My reports' }));
    await expect(await reports.findByText(/^Platform Administrator: .*organization-wide default/)).toBeVisible();
    await expect(reports.getByText('A question of Platform Administrator')).toBeVisible();
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

/** The rest of the page works. */
export const WithPartsMissing = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mock(retrieveUserDetails, () => mockMember()),
      mockRefusal(retrieveSectionHistory, commonRefusals.unavailable),
      mockRefusal(retrieveReports, commonRefusals.unexpected),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your sections could not be loaded' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Your reports could not be loaded' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Profile' })).toBeVisible();
  },
});

/** What a visitor sees of every page that belongs to a user. */
export const WithoutLogin = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see your profile' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fprofile');
    await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up?next=%2Fprofile');
  },
});
