import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { bookmarkQuestion, retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { paths } from '../../../domain/paths.ts';
import { addAsked, changeLearnerQuestion } from '../../mocks/learning.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import QuestionsScreen from './QuestionsScreen.tsx';

const meta = preview.meta({
  component: QuestionsScreen,
  parameters: { padded: false, path: paths.questions.href() },
});

const day = '2026-01-15T12:00:00.000Z';

/** Logs in a learner with questions of each kind. */
function mockMarks(): void {
  const { userId } = mockLogIn();
  const asked = { lastAskedAt: day, lastVersion: 1, flagged: false };
  for (const examId of ['administrator', 'developer1']) {
    addAsked(userId, { ...asked, examId, questionId: 'sharing', lastPercent: 50 });
  }
  addAsked(userId, { ...asked, examId: 'administrator', questionId: 'queue', lastPercent: 0 });
  addAsked(userId, { ...asked, examId: 'administrator', questionId: 'formula', lastPercent: 100 });
  mark('administrator', 'queue', { bookmarkedAt: day });
  mark('administrator', 'formula', { note: 'Text in a formula stands between `"quotes"`.', notedAt: day });
  mark('administrator', 'gone-01', { bookmarkedAt: day, note: 'Ask Ben.', notedAt: day });
  function mark(examId: string, questionId: string, marks: object) {
    changeLearnerQuestion(userId, { examId, questionId }, (before) => ({ ...before, ...marks }));
  }
}

export const Default = meta.story({
  beforeEach: mockMarks,
  play: async ({ canvas }) => {
    const exam = within(await canvas.findByRole('region', { name: 'Platform Administrator' }));
    await expect(exam.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/certifications/administrator?question=queue',
    );
    await expect(exam.getByText('This question is gone, or no longer open to you.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All (5)', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Missed (3)' })).toHaveAttribute(
      'href',
      paths.questions.href('missed'),
    );
  },
});

export const Missed = meta.story({
  parameters: { path: paths.questions.href('missed') },
  beforeEach: mockMarks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Practise these 2' })).toHaveAttribute(
      'href',
      '/practice?exam=administrator&pool=missed&count=all',
    );
    await expect(canvas.getByRole('link', { name: 'Practise this one' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  parameters: { noPicture: 'it looks like Default with fewer questions' },
  beforeEach: mockMarks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Certification'), 'Platform Administrator');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Platform Developer' })).not.toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByLabelText('Section'), 'Data and Analytics Management');
    await userEvent.type(canvas.getByRole('searchbox'), 'QUOTES');
    await expect(await canvas.findByRole('heading', { name: 'No question matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all of them' }));
    await expect(await canvas.findByRole('region', { name: 'Platform Developer' })).toBeVisible();
  },
});

export const Changed = meta.story({
  parameters: { path: paths.questions.href('bookmarked'), noPicture: 'it looks like Default with fewer questions' },
  beforeEach: mockMarks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bookmarked', pressed: true }));
    // It stays, so that it can be taken back.
    await expect(await canvas.findByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bookmarked (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bookmark and note' }));
    await waitFor(() => expect(shownToasts()).toContain('It was removed.'));
    await expect(canvas.queryByText(/^This question is gone/)).not.toBeInTheDocument();
  },
});

export const WithEditor = meta.story({
  parameters: { path: paths.questions.href('noted'), noPicture: 'NoteEditor has pictures of its own' },
  beforeEach: mockMarks,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Edit the note' });
    await userEvent.click(button);
    const field = await canvas.findByRole('textbox', { name: 'Your note' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Always.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Unsaved note' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsaved note' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(shownToasts()).toContain('Your note was saved.'));
    await expect(await canvas.findByText(/Always\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit the note' })).toHaveFocus();
  },
});

export const BookmarkFailed = meta.story({
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

export const EmptyKind = meta.story({
  parameters: { path: paths.questions.href('noted') },
  beforeEach: () => {
    const { userId } = mockLogIn();
    changeLearnerQuestion(userId, { examId: 'administrator', questionId: 'queue' }, (before) => ({
      ...before,
      bookmarkedAt: day,
    }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have written no note.')).toBeVisible();
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

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see your questions' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprofile%2Fquestions',
    );
  },
});
