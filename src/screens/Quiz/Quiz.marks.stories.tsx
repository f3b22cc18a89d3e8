import { expect, type userEvent as UserEvent, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { bookmarkQuestion, retrieveLearnerQuestions, saveNote } from '../../../contract/learning.ts';
import { reportQuestion } from '../../../contract/reports.ts';
import { paths } from '../../../domain/paths.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { learningHandlers } from '../../mocks/handlers/learning.ts';
import { addAsked, changeLearnerQuestion } from '../../mocks/learning.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import QuizScreen from './QuizScreen.tsx';

interface Play {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: ReturnType<typeof UserEvent.setup>;
}

const meta = preview.meta({
  component: QuizScreen,
  parameters: { padded: false, path: paths.quiz.href('administrator') },
});

/** Clicks the buttons with these names, one after the other, each as soon as it is there. */
async function click({ canvas, userEvent }: Play, ...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
}

const day = '2026-01-15T12:00:00.000Z';

/** Logs in a learner who has answered, bookmarked and noted the first question, which was corrected since. */
const mockMarked = mockWith(() => {
  const { userId } = mockLogIn();
  const id = { examId: 'administrator', questionId: 'sharing' };
  addAsked(userId, { ...id, lastAskedAt: day, lastVersion: 1, flagged: false, lastPercent: 50 });
  changeLearnerQuestion(userId, id, (before) => ({
    ...before,
    bookmarkedAt: day,
    note: 'Above the owners in the hierarchy, or `View All`.',
    notedAt: day,
  }));
});

/** Takes a quiz whose first question is in its second version, and says what others chose. */
function mockWith(logIn: () => void) {
  return ({ msw }: { msw: { use: (...handlers: ReturnType<typeof mock>[]) => void } }) => {
    logIn();
    const quiz = quizOf(mockExam());
    const [first, ...others] = quiz.questions;
    if (!first) return;
    const answers = first.answers.map((answer, at) => ({ ...answer, chosenBy: [62, 21, 54, 9][at] }));
    const corrected = { ...first, answers, version: 2, correctedOn: '2026-01-12' };
    // The path of a quiz takes any name, so it comes last.
    msw.use(
      ...learningHandlers,
      mock(retrieveQuiz, () => ({ ...quiz, questions: [corrected, ...others] })),
    );
  };
}

export const WithMarks = meta.story({
  beforeEach: mockMarked,
  play: async (story) => {
    await click(story, 'Immediately');
    await expect(await story.canvas.findByRole('button', { name: 'Bookmarked' })).toBeVisible();
    await expect(story.canvas.getByRole('group', { name: 'Your note' })).toHaveTextContent(/View All/);
    await expect(story.canvas.getByText(/^Corrected on/)).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: 'Report this question' })).not.toBeInTheDocument();
  },
});

export const RevealedWithMarks = meta.story({
  parameters: { furtherModes: 'all' },
  beforeEach: mockMarked,
  play: async (story) => {
    await click(story, 'Immediately', /^A /, /^B /);
    await expect(await story.canvas.findByRole('button', { name: 'Report this question' })).toBeVisible();
    await expect(story.canvas.getByText('62% chose this')).toBeVisible();
    await expect(await story.canvas.findByText(/54% chose this/)).toBeVisible();
  },
});

export const Marking = meta.story({
  beforeEach: () => void mockLogIn(),
  parameters: { noPicture: 'it looks like WithMarks' },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await click(story, 'Immediately', 'Bookmark', 'Add a note');
    await expect(canvas.getByRole('button', { name: 'Bookmarked' })).toBeVisible();
    const field = await canvas.findByRole('textbox', { name: 'Your note' });
    await waitFor(() => expect(field).toHaveFocus());
    // Letters are text here, and pick nothing.
    await userEvent.type(field, 'Ask Ben about A.');
    await click(story, 'Save the note');
    await expect(await canvas.findByText('Ask Ben about A.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit the note' })).toHaveFocus();
    await expect(canvas.queryByText('Correct')).not.toBeInTheDocument();
  },
});

export const MarkingFailed = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockUnreachable(bookmarkQuestion), mockUnreachable(saveNote));
  },
  parameters: { noPicture: 'NoteEditor has pictures of its own' },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await click(story, 'Immediately', 'Bookmark');
    await waitFor(() => expect(shownToasts()).toContain('The bookmark could not be saved. Try again.'));
    await expect(await canvas.findByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false');
    await click(story, 'Add a note');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your note' }), 'Ask Ben.');
    await click(story, 'Save the note');
    await expect(await canvas.findByText('Your note could not be saved. Try again.')).toBeVisible();
    // It is open again when its question is.
    await click(story, 'Next', 'Previous');
    await expect(await canvas.findByRole('textbox', { name: 'Your note' })).toHaveValue('Ask Ben.');
  },
});

export const Reported = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(reportQuestion, commonRefusals.unexpected));
  },
  parameters: { noPicture: 'ReportDialog has pictures of its own' },
  play: async (story) => {
    const { userEvent } = story;
    await click(story, 'Immediately', 'Next', /^A /, 'Report this question');
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    await expect(await screen.findByText('Say what is wrong.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^In your words/), 'B.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    await expect(await screen.findByText('The report could not be sent. Try again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await click(story, 'Report this question');
    await expect(await screen.findByRole('radio', { name: 'Something else' })).toBeChecked();
  },
});

export const WithoutMarks = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(retrieveLearnerQuestions, commonRefusals.unexpected));
  },
  parameters: { noPicture: 'it looks like the quiz of a visitor' },
  play: async (story) => {
    await click(story, 'Immediately', 'Next', /^A /);
    await story.canvas.findByRole('checkbox', { name: /^Pick with/ });
    await expect(story.canvas.queryByRole('button', { name: 'Bookmark' })).not.toBeInTheDocument();
  },
});

export const OneQuestion = meta.story({
  parameters: { path: paths.quiz.href('administrator', { question: 'queue' }) },
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One question, 1 of 1')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Bookmark' })).toBeVisible();
  },
});

export const OneQuestionAnswered = meta.story({
  ...OneQuestion.input,
  parameters: { ...OneQuestion.input.parameters, noPicture: 'it ends on a page that has pictures of its own' },
  play: async (story) => {
    const { canvas } = story;
    await click(story, /^A /, 'Finish', 'View Results');
    await expect(canvas.getByRole('link', { name: 'My questions' })).toHaveAttribute('href', paths.questions.href());
    await click(story, 'Restart');
    await expect(await canvas.findByRole('button', { name: 'Immediately' })).toBeVisible();
    await expect(canvas.queryByText(/^This question is gone/)).not.toBeInTheDocument();
  },
});

export const QuestionNotOpen = meta.story({
  parameters: { path: paths.quiz.href('administrator', { question: 'gone-01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This question is gone, or not open to you\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Immediately' })).toBeVisible();
  },
});
