import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { refreshToken } from '../../../contract/session.ts';
import { paths } from '../../../domain/paths.ts';
import { keepQuiz } from '../../data/quizzes/keptQuiz.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockRefusal } from '../../mocks/mock.ts';
import { ownedBy } from '../../mocks/shop.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import QuizScreen from './QuizScreen.tsx';

const meta = preview.meta({
  component: QuizScreen,
  parameters: { padded: false, path: paths.quiz.href('administrator') },
});

const kept = {
  mode: 'immediate',
  current: 'formula',
  picks: { sharing: ['a', 'c'], queue: ['a'] },
} as const;

export const LoggedIn = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'When would you like to see answers?' })).toBeVisible();
    await expect(canvas.queryByText('Unlock Partial Access to Exams for Free!')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: "You're Logged In!" })).toBeVisible();
  },
});

export const AddedToCart = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => expect(canvas.queryByText("You're Logged In!")).not.toBeInTheDocument());
    await expect(shownToasts()).toEqual(['Platform Administrator successfuly added!']);
  },
});

export const Bought = meta.story({
  beforeEach: () => void ownedBy(mockLogIn().userId).add('administrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'When would you like to see answers?' })).toBeVisible();
    await expect(canvas.queryByText("You're Logged In!")).not.toBeInTheDocument();
  },
});

export const OnePracticeExam = meta.story({
  parameters: { noPicture: 'it looks like any quiz that has begun' },
  beforeEach: ({ msw }) => {
    ownedBy(mockLogIn().userId).add('administrator');
    const quiz = quizOf(mockExam({ bought: true }));
    const questions = quiz.questions.map((question, index) => ({ ...question, set: (index % 3) + 1 }));
    msw.use(mock(retrieveQuiz, () => ({ ...quiz, questions })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Practice exam 2/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Immediately' }));
    await expect(await canvas.findByText('Practice exam 2, 1 of 2')).toBeVisible();
  },
});

export const ChangedSince = meta.story({
  beforeEach: () =>
    keepQuiz({ link: 'administrator', userId: undefined, runId: 'kept' }, { ...kept, versions: { sharing: 7 } }),
  parameters: { noPicture: 'it looks like LeftUnderWay with a sentence' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^One question has changed since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('2 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('1 of 6')).toBeVisible();
    await expect(canvas.queryByText('Correct')).not.toBeInTheDocument();
  },
});

export const ExamChangedSince = meta.story({
  parameters: { path: paths.quiz.href('administrator', { mode: 'exam' }), noPicture: 'its clock runs' },
  beforeEach: () => {
    const exam = { seed: '0123456789ab0000', deadline: Date.now() + 600_000, flagged: [], struck: {} };
    const order = ['formula', 'sharing', 'queue'];
    return keepQuiz(
      { link: 'administrator', userId: undefined, runId: 'kept' },
      { ...kept, mode: 'end', versions: { sharing: 7 }, exam: { ...exam, order } },
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Question 1 of 3: / })).toBeVisible();
    await expect(shownToasts()).toEqual(['One question has changed since, and waits for a new answer.']);
  },
});

export const LeftUnderWay = meta.story({
  beforeEach: () => keepQuiz({ link: 'administrator', userId: undefined, runId: 'kept' }, kept),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Carry on where you stopped?' })).toBeVisible();
    // Choosing would begin another quiz in its place.
    await expect(canvas.queryByRole('button', { name: 'Immediately' })).not.toBeInTheDocument();
  },
});

export const Resumed = meta.story({
  ...LeftUnderWay.input,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('3 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('Wrong')).toBeVisible();
  },
});

export const StartedOver = meta.story({
  ...LeftUnderWay.input,
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(canvas.queryByRole('heading', { name: 'Carry on where you stopped?' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Immediately' })).toBeVisible();
  },
});

export const ResumedAfterLoggingIn = meta.story({
  beforeEach: async () => {
    await keepQuiz({ link: 'administrator', userId: undefined, runId: 'kept' }, kept);
    mockLogIn();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('3 of 6')).toBeVisible();
  },
});

export const SessionExpired = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(retrieveQuiz, commonRefusals.loginRequired));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error: Your session has expired. Please log in again.',
    );
  },
});

export const RefreshFailed = meta.story({
  parameters: { noPicture: 'It ends on a page that has pictures of its own.' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mockRefusal(retrieveQuiz, commonRefusals.tokenExpired),
      mockRefusal(refreshToken, refreshToken.refusals.refreshRefused),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Walk into the exam/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Login' })[0]).toBeVisible();
    await expect(shownToasts()).toContain('Failed to refresh token.');
  },
});
