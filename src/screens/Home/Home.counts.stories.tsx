import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { retrieveLearnerQuestions, retrieveSectionHistory } from '../../../contract/learning.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { paths } from '../../../domain/paths.ts';
import { keepQuiz } from '../../data/quizzes/keptQuiz.ts';
import { setExamDate } from '../../mocks/examDates.ts';
import { mockMarkedQuestions, mockMember, mockSectionHistory } from '../../mocks/fixtures/member.ts';
import { mockExamRecord } from '../../mocks/fixtures/profile.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock } from '../../mocks/mock.ts';
import { mockToday } from '../../mocks/today.ts';
import HomeScreen from './HomeScreen.tsx';

const meta = preview.meta({
  component: HomeScreen,
  parameters: { padded: false, path: paths.home.href(), noPicture: 'its parts are those of Home.member' },
});

/** With partial credit it would pass; the official exam gives none. */
export const SimulationOfParts = meta.story({
  beforeEach: ({ msw }) => {
    const { userId } = mockLogIn();
    setExamDate(userId, { examId: 'administrator', date: '2099-12-12' });
    const simulation = { scorePercent: 67, mode: 'exam', total: 60, fullyCorrect: 38 } as const;
    const attempts = [{ ...simulation, finishedAt: '2026-11-22T10:30:00.000Z' }];
    msw.use(
      mock(retrieveUserDetails, () => mockMember({ exams: [mockExamRecord({ passMark: 65, attempts })] })),
      mock(retrieveSectionHistory, () => ({ attempts: mockSectionHistory })),
    );
  },
  play: async ({ canvas }) => {
    const last = within(await canvas.findByRole('region', { name: 'Last results' }));
    await expect(last.getByRole('listitem')).toHaveTextContent(/Not passed yet.*63%/);
    await expect(canvas.getByText('Last simulation 63%, pass mark 65%')).toBeVisible();
  },
});

/** Questions that have left their exams, or are no longer open, are not listed as missed. */
export const QuestionsThatAreGone = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mock(retrieveLearnerQuestions, () => ({
        questions: mockMarkedQuestions.map((question, index) => (index < 20 ? question : { ...question, open: false })),
      })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Missed 20' })).toBeVisible();
  },
});

/** A page that was left open until after midnight. */
export const NextDay = meta.story({
  beforeEach: () => {
    const end = mockToday('2026-11-22T23:30:00');
    setExamDate(mockLogIn().userId, { examId: 'administrator', date: '2026-12-12' });
    return end;
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Your exam date' });
    await expect(card).toHaveTextContent('20days to your exam');
    const end = mockToday('2026-11-23T00:30:00');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('19')).toBeVisible();
    end();
  },
});

/** An exam whose clock runs comes before what was left later, and the quiz of a retired exam not at all. */
export const RunningExamFirst = meta.story({
  beforeEach: async () => {
    const { userId } = mockLogIn();
    const kept = { mode: 'end', picks: { q1: ['a'] }, position: 2, total: 6 } as const;
    const exam = { order: ['q1'], deadline: Date.now() + 3_600_000 };
    await keepQuiz({ link: 'administrator', userId, runId: 'exam' }, { ...kept, exam });
    await keepQuiz({ link: 'developer1', userId, runId: 'later' }, kept);
    await keepQuiz({ link: 'retired', userId, runId: 'retired' }, kept);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Its clock runs until/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Carry on' })).toHaveAttribute(
      'href',
      paths.quiz.href('administrator', { mode: 'exam' }),
    );
    await expect(canvas.queryByText(/Another exam/)).not.toBeInTheDocument();
  },
});
