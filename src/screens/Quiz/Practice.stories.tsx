import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { paths } from '../../../domain/paths.ts';
import { practiceQuiz, practiceRecords } from '../../mocks/fixtures/practice.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import PracticeScreen from './PracticeScreen.tsx';

const exam = 'administrator';
const path = paths.practice.href({ exam, pool: 'missed' });

const meta = preview.meta({
  title: 'Quiz: practice',
  component: PracticeScreen,
  parameters: { padded: false, path },
});

const quiz = mock(retrieveQuiz, () => practiceQuiz);
const records = mock(retrieveLearnerQuestions, () => ({ questions: practiceRecords }));

export const Default = meta.story({
  parameters: {
    path: paths.practice.href({
      exam,
      pool: 'missed',
      from: ['automation-0', 'automation-1', 'automation-2', 'data', 'gone'],
      difficulty: ['medium', 'hard'],
      count: 5,
    }),
  },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(records, quiz);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Missed' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Automation/ })).toBePartiallyChecked();
    await expect(canvas.getByText('of 5 questions')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Easy' })).toHaveAccessibleDescription('1');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveQuiz)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change' })).toBeVisible();
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
});

/** Nothing matches: what leaves a part of the choice out would find some. */
export const Empty = meta.story({
  parameters: { path: paths.practice.href({ exam, pool: 'noted', from: ['agents'] }) },
  beforeEach: Default.input.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No questions match')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start practicing' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'From all: 3' })).toBeVisible();
  },
});
Empty.test('begins after a filter is cleared', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'From all: 3' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Start practicing' })).toHaveFocus());
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveQuiz, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Error: ${commonRefusals.unexpected.error}`);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const WithoutExam = meta.story({
  parameters: { path: paths.practice.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio', { checked: false })).toHaveLength(7);
    await expect(canvas.queryByRole('heading', { name: 'Include' })).not.toBeInTheDocument();
  },
});

/** What is known only of someone with an account cannot be chosen, whatever the address says. */
export const WithoutLogin = meta.story({
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^6 of 195 questions are free\./);
    await expect(canvas.queryByRole('heading', { name: 'Include' })).not.toBeInTheDocument();
    await expect(within(note).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.login.href(path));
  },
});

/** A practice from all questions can still begin. */
export const WithPoolsUnknown = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockUnreachable(retrieveLearnerQuestions), quiz);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'With notes' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Start practicing' })).toBeEnabled();
  },
});
