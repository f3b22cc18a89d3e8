import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveLearnerQuestions, retrieveSectionHistory } from '../../../contract/learning.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { paths } from '../../../domain/paths.ts';
import { rememberExam } from '../../data/exams/currentExam.ts';
import { keepQuiz } from '../../data/quizzes/keptQuiz.ts';
import { setExamDate } from '../../mocks/examDates.ts';
import { mockMarkedQuestions, mockMember, mockSectionHistory } from '../../mocks/fixtures/member.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { plainServer } from '../../mocks/plainServer.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import { mockToday } from '../../mocks/today.ts';
import HomeScreen from './HomeScreen.tsx';

const TODAY = '2026-11-22T12:00:00';

const results = [
  mock(retrieveUserDetails, () => mockMember()),
  mock(retrieveSectionHistory, () => ({ attempts: mockSectionHistory })),
  mock(retrieveLearnerQuestions, () => ({ questions: mockMarkedQuestions })),
];

/** Leaves a quiz of 60 questions at the 23rd, as a visitor who has logged in since. */
async function leaveQuiz(userId: string | undefined) {
  const picks = Object.fromEntries(Array.from({ length: 22 }, (_, index) => [`q${index}`, ['a']]));
  const run = { link: 'developer1', userId, runId: 'left' };
  await keepQuiz(run, { mode: 'end', set: 2, picks, position: 23, total: 60 });
}

const meta = preview.meta({
  component: HomeScreen,
  parameters: { padded: false, path: paths.home.href() },
});

export const Member = meta.story({
  parameters: { furtherModes: 'all' },
  beforeEach: async ({ msw }) => {
    const endYesterday = mockToday('2026-11-21T12:00:00');
    const { userId } = mockLogIn();
    await leaveQuiz(userId);
    endYesterday();
    const end = mockToday(TODAY);
    mockLogIn();
    setExamDate(userId, { examId: 'administrator', date: '2026-12-12' });
    msw.use(...results);
    return end;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Carry on at question 23' })).toBeVisible();
    await expect(canvas.getByText(/You stopped yesterday with 22 of 60 answered/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Carry on' })).toHaveAttribute('href', '/certifications/developer1');
    await expect(await canvas.findByRole('region', { name: 'Your exam date' })).toHaveTextContent(
      '20days to your exam',
    );
    await expect(await canvas.findByRole('region', { name: 'Weakest section Automation' })).toHaveTextContent(
      '3 of 9 right in your last exam simulation, down from 5. It is 15% of the Platform Administrator exam.',
    );
    await expect(canvas.getByRole('link', { name: 'Practise Automation' })).toHaveAttribute(
      'href',
      '/practice?exam=administrator&from=automation',
    );
    await expect(canvas.getByRole('region', { name: 'Simulations so far' })).toBeVisible();
    const last = within(canvas.getByRole('region', { name: 'Last results' }));
    await expect(last.getAllByRole('listitem')[0]).toHaveTextContent(/Exam simulation, 60 questions.*Passed.*65%/);
    await expect(await canvas.findByRole('link', { name: 'Missed 31' })).toBeVisible();
    await expect(canvas.queryByText(/Walk into the exam/)).not.toBeInTheDocument();
  },
});

/** Nothing is under way: the weakest section is the page's call. */
export const NothingUnderWay = meta.story({
  parameters: { noPicture: 'its parts are those of Member' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(...results);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Practise your weakest section' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Practise Automation' })).toHaveLength(1);
  },
});

export const MemberLoading = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockPending(retrieveUserDetails));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'All certifications' });
    await expect((await canvas.findAllByText('Loading...'))[0]).toBeInTheDocument();
  },
});

export const MemberEmpty = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
    await expect(canvas.getByText('Welcome, ana.silva.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your results come here' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Set a date' })).toBeVisible();
  },
});

export const MemberError = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mock(retrieveUserDetails, () => mockMember()),
      mockRefusal(retrieveSectionHistory, commonRefusals.unavailable),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Some of your results could not be loaded');
    // The rest works.
    await expect(canvas.getByRole('region', { name: 'Last results' })).toBeVisible();
    msw.use(mock(retrieveSectionHistory, () => ({ attempts: mockSectionHistory })));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Section by section' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Came from an exam's page, and logged in there. */
export const FromAnExam = meta.story({
  parameters: { path: paths.login.href(), noPicture: 'it looks like MemberEmpty' },
  beforeEach: () => {
    rememberExam('administrator');
    mockLogIn();
  },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('link', { name: 'Start the quiz' });
    await expect(start).toHaveAttribute('href', '/certifications/administrator');
    await expect(canvas.getByText(/^Twenty questions of it are open to you/)).toBeVisible();
  },
});

/** What was begun before logging in is carried on. */
export const FromAQuiz = meta.story({
  parameters: { path: paths.login.href(), noPicture: 'it looks like Member' },
  beforeEach: async () => {
    await leaveQuiz(undefined);
    mockLogIn();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Carry on' })).toHaveAttribute(
      'href',
      '/certifications/developer1',
    );
  },
});

export const SetsADate = meta.story({
  parameters: { noPicture: 'the dialog has pictures of its own' },
  beforeEach: () => {
    const end = mockToday(TODAY);
    mockLogIn();
    return end;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a date' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'When is your exam?' }));
    await userEvent.selectOptions(dialog.getByLabelText('Exam'), 'Platform Developer');
    await userEvent.type(dialog.getByLabelText('Date'), '2026-11-20');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the date' }));
    await expect(await dialog.findByText('That day is over. Choose today or a later one.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Date'));
    await userEvent.type(dialog.getByLabelText('Date'), '2026-11-23');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the date' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Your exam date' })).toHaveTextContent(
        '1day to your examPlatform Developer',
      ),
    );
    await expect(shownToasts()).toContain('The date was saved.');
  },
});

/** A server that has none of our extensions: no dates, no sections, no questions. */
export const PlainServer = meta.story({
  parameters: { noPicture: 'the parts that are left look as in Member' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(...plainServer);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose your exam' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your exam date' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
