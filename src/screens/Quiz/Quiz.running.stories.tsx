import { expect, spyOn, type userEvent as UserEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { paths } from '../../../domain/paths.ts';
import { keepQuiz } from '../../data/runs/kept.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { questions, quizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockRefusal } from '../../mocks/mock.ts';
import QuizScreen from './QuizScreen.tsx';

interface Play {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: ReturnType<typeof UserEvent.setup>;
}

const meta = preview.meta({
  title: 'Quiz: running',
  component: QuizScreen,
  parameters: { padded: false, path: paths.quiz.href('administrator') },
  // Each run has an order of answers of its own: here it is always the same.
  beforeEach: () => void spyOn(crypto, 'getRandomValues').mockImplementation((array) => array),
});

/** Clicks the buttons with these names, one after the other, each as soon as it is there. */
async function click({ canvas, userEvent }: Play, ...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Clicks what begins a quiz, and waits for the focus: a pick before would lose it. */
async function begin(story: Play, name: string) {
  await click(story, name);
  const question = await story.canvas.findByRole('heading', { name: /^Question 1 of / });
  await waitFor(() => expect(question).toHaveFocus());
}

/** Waits for what loads with the first quiz, so that the picture has it. */
const keysShown = ({ canvas }: Play) => canvas.findByRole('checkbox', { name: 'Single-key shortcuts' });

const kept = { link: 'administrator', userId: undefined, runId: 'kept' };

/** Its second question was answered wrong before it was left at the third, of which an answer is struck out. */
export const WithQuizResumed = meta.story({
  beforeEach: () =>
    keepQuiz(kept, {
      mode: 'immediate',
      current: 'formula',
      picks: { sharing: ['a', 'c'], queue: ['a'] },
      struck: { formula: ['a'] },
    }),
  play: async (story) => {
    await click(story, 'Continue');
    await expect(await story.canvas.findByText('3 of 6')).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: /^Strike out/, pressed: true })).toBeVisible();
    await click(story, 'Previous');
    await expect(await story.canvas.findByText('Wrong')).toBeVisible();
    await keysShown(story);
  },
});

/** A learner has bookmarked and noted the question, which was corrected since, and reads what others chose. */
export const WithMarks = meta.story({
  beforeEach: ({ msw }) => {
    const day = '2026-01-15T12:00:00.000Z';
    const note = 'Above the owners in the hierarchy, or `View All`.';
    const asked = { timesAsked: 1, lastAskedAt: day, lastVersion: 1, flagged: false, lastPercent: 50 };
    const sharing = { examId: 'administrator', questionId: 'sharing', ...asked };
    mockLogIn({ questions: [{ ...sharing, bookmarkedAt: day, note, notedAt: day }] });
    const corrected = questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer, at) => ({ ...answer, chosenBy: [62, 21, 54, 9][at] })),
      version: 2,
      correctedOn: '2026-01-12',
    }));
    msw.use(mock(retrieveQuiz, () => ({ ...quizOf(mockExam()), questions: corrected })));
  },
  play: async (story) => {
    const { canvas } = story;
    await begin(story, 'Immediately');
    await expect(await canvas.findByText(/^Corrected/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Report this question' })).toBeVisible();
    await click(story, /^A /, /^B /);
    await expect(await canvas.findByText('62% chose this')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bookmarked' })).toBeVisible();
    await keysShown(story);
    await click(story, 'Edit note');
    await expect(await canvas.findByRole('textbox', { name: 'Your note' })).toHaveValue(
      'Above the owners in the hierarchy, or `View All`.',
    );
  },
});

/** What a learner has of the questions cannot be read: the quiz goes on without it. */
export const WithoutMarks = meta.story({
  parameters: { noPicture: 'it looks like the quiz of a visitor' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(retrieveLearnerQuestions, commonRefusals.unexpected));
  },
  play: async (story) => {
    await click(story, 'Immediately');
    await keysShown(story);
    await expect(story.canvas.queryByRole('button', { name: 'Bookmark' })).not.toBeInTheDocument();
  },
});

/** Everything is revealed after the end, from the first wrong answer on. */
export const WithReview = meta.story({
  beforeEach: () => {
    const picks = Object.fromEntries(questions.map(({ id }) => [id, id === 'sharing' ? ['a', 'b'] : ['b']]));
    return keepQuiz(kept, { mode: 'end', current: 'agent', picks: { ...picks, escalation: ['a', 'b'] } });
  },
  play: async (story) => {
    await click(story, 'Continue', 'Submit', 'Review answers');
    await expect(await story.canvas.findByText('1 of 3')).toBeVisible();
    await expect(story.canvas.getByText('Wrong', { selector: '[data-state]' })).toBeVisible();
    await expect(story.canvas.getByRole('combobox', { name: 'Answers' })).toHaveDisplayValue('Missed (3)');
  },
});

// Always the same exam.
const simulation = `${paths.quiz.href('administrator', { mode: 'exam' })}&seed=0123456789ab0000`;

export const WithExamStart = meta.story({
  parameters: { path: simulation },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11 minutes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to exam page' })).toHaveAttribute(
      'href',
      paths.quiz.href('administrator'),
    );
  },
});

/** An answer is picked, another one struck out, and the question flagged. The clock, which runs, is hidden. */
export const WithExam = meta.story({
  parameters: { path: simulation },
  play: async (story) => {
    await begin(story, 'Start simulation');
    await click(story, 'Hide the clock', /^A /, 'Strike out', 'Strike out B', 'Flag');
    await expect(story.canvas.getByRole('button', { name: /^A /, pressed: true })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Strike out B', pressed: true })).toBeVisible();
  },
});
