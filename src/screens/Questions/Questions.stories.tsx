import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { bookmarkQuestion, type LearnerQuestion, retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { paths } from '../../../domain/paths.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import QuestionsScreen from './QuestionsScreen.tsx';

const meta = preview.meta({
  component: QuestionsScreen,
  parameters: { padded: false, path: paths.questions.href() },
});

const day = '2026-01-15T12:00:00.000Z';

const question = (questionId: string, values: Partial<LearnerQuestion>): LearnerQuestion => ({
  examId: 'administrator',
  questionId,
  timesAsked: 0,
  flagged: false,
  ...values,
});
const missed = (lastPercent: number) => ({ timesAsked: 1, lastAskedAt: day, lastVersion: 1, lastPercent });

/** Logs in a learner with questions of each kind. */
function mockMarks(): void {
  mockLogIn({
    questions: [
      question('formula', { note: 'Text in a formula stands between `"quotes"`.', notedAt: day }),
      question('gone-01', { bookmarkedAt: day, note: 'Ask Ben.', notedAt: day }),
      question('queue', { ...missed(0), bookmarkedAt: day }),
      question('sharing', missed(50)),
      question('sharing', { ...missed(50), examId: 'developer1' }),
    ],
  });
}

export const Default = meta.story({
  beforeEach: mockMarks,
  play: async ({ canvas }) => {
    const exam = within(await canvas.findByRole('region', { name: 'Platform Administrator' }));
    await expect(exam.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/certifications/administrator?question=queue',
    );
    await expect(exam.getByText('This question is gone, or no longer open to you.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 5', current: 'page' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockPending(retrieveLearnerQuestions));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(retrieveLearnerQuestions, commonRefusals.unexpected));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(commonRefusals.unexpected.error)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const WithoutMatch = meta.story({
  beforeEach: mockMarks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('searchbox'));
    await userEvent.paste('xylophone');
    await expect(await canvas.findByRole('heading', { name: 'No questions match' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
});

/** A note that is closed before it is saved keeps its words. */
export const WithUnsavedNote = meta.story({
  parameters: { path: paths.questions.href('noted') },
  beforeEach: mockMarks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit note' }));
    const field = await canvas.findByRole('textbox', { name: 'Your note' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste(' Always.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Unsaved note' })).toHaveFocus();
  },
});

export const WithBookmarkFailed = meta.story({
  parameters: { path: paths.questions.href('bookmarked'), noPicture: 'it looks like Default with fewer questions' },
  beforeEach: ({ msw }) => {
    mockMarks();
    msw.use(mockUnreachable(bookmarkQuestion));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bookmarked', pressed: true }));
    await waitFor(() => expect(shownToasts()).toContain('The bookmark could not be saved. Try again.'));
    await expect(await canvas.findByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible();
  },
});
