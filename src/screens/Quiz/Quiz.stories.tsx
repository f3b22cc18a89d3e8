import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { paths } from '../../../domain/paths.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import QuizScreen from './QuizScreen.tsx';

const meta = preview.meta({
  component: QuizScreen,
  parameters: { padded: false, path: paths.quiz.href('administrator') },
  // Each run has an order of answers of its own: here it is always the same.
  beforeEach: () => void spyOn(crypto, 'getRandomValues').mockImplementation((array) => array),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'When would you like to see answers?' })).toBeVisible();
    // Its code loads with the page.
    await expect(
      await canvas.findByRole('heading', { name: 'Unlock Partial Access to Exams for Free!' }),
    ).toBeVisible();
  },
});

/** The list of exams knows enough of it to offer the choice. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveQuiz)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Immediately' })).toBeEnabled();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(retrieveQuiz, () => ({ ...quizOf(mockExam()), questions: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no questions for this exam. Will be here soon...')).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveQuiz, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Error: ${commonRefusals.unexpected.error}`);
  },
});

export const NotFound = meta.story({
  parameters: { path: paths.quiz.href('nowhere') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Certification not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all certifications' })).toBeVisible();
  },
});

/** A bought exam comes in sets, and one of them can be taken. */
export const WithPracticeExams = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn({ owned: ['administrator'] });
    const quiz = quizOf(mockExam({ bought: true }));
    const questions = quiz.questions.map((question, index) => ({ ...question, set: (index % 3) + 1 }));
    msw.use(mock(retrieveQuiz, () => ({ ...quiz, questions })));
  },
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('radio', { name: 'Practice exam 2' });
    await expect(canvas.getByRole('button', { name: 'At the end of exam' })).toHaveAccessibleDescription(
      'See your results after you submit. Start 2 questions',
    );
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('button', { name: 'Immediately' }));
    await expect(await canvas.findByText('1 of 2')).toBeVisible();
    await expect(canvas.getByText('Practice exam 2')).toBeVisible();
    // Its code loads with the first quiz.
    await canvas.findByRole('checkbox', { name: 'Single-key shortcuts' });
  },
});

/** The question that an address names is gone, or its reader may not see it. */
export const WithQuestionGone = meta.story({
  parameters: { path: paths.quiz.href('administrator', { question: 'gone-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This question is gone, or not open to you\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Immediately' })).toBeVisible();
  },
});
