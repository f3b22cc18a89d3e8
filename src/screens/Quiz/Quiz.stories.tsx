import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { examList, mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { paths } from '../../../domain/paths.ts';
import QuizScreen from './QuizScreen.tsx';

const meta = preview.meta({
  component: QuizScreen,
  parameters: { padded: false, path: paths.quiz.href('administrator') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'When would you like to see answers?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Unlock Partial Access to Exams for Free!' })).toBeVisible();
  },
});

// The list is at an address that could be an exam's.
const listed = mock(retrieveAllExams, () => examList);

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(listed, mockPending(retrieveQuiz)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Immediately' })).toBeEnabled();
  },
});
export const LoadingAll = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveQuiz)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loading the quiz' })).toBeVisible();
  },
});

/** Lets the quiz arrive that ChosenWhileLoading waits for. */
let sendQuiz = () => {};

export const ChosenWhileLoading = meta.story({
  parameters: { noPicture: 'it looks like ImmediateOpen' },
  beforeEach: ({ msw }) => {
    const sent = new Promise<void>((resolve) => {
      sendQuiz = resolve;
    });
    msw.use(
      listed,
      mock(retrieveQuiz, async () => {
        await sent;
        return quizOf(mockExam());
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Immediately' }));
    const words = await canvas.findAllByText('The quiz starts as soon as the questions have loaded.');
    await expect(words.filter((element) => element.checkVisibility())).toHaveLength(1);
    sendQuiz();
    await expect(await canvas.findByText(/^1 of/)).toBeVisible();
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
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`Error: ${commonRefusals.unexpected.error}`);
    await expect(alert).toHaveTextContent('There was an issue fetching the quiz data. Please try again later.');
  },
});

export const NotFound = meta.story({
  parameters: { path: paths.quiz.href('nowhere') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Certification not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all certifications' })).toBeVisible();
  },
});
