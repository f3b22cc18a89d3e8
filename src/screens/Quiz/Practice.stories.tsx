import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { paths } from '../../../domain/paths.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { practiceQuiz, practiceRecords } from '../../mocks/fixtures/practice.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { plainServer } from '../../mocks/plainServer.ts';
import PracticeScreen from './PracticeScreen.tsx';

const exam = 'administrator';
const path = paths.practice.href({ exam });

const meta = preview.meta({ component: PracticeScreen, parameters: { padded: false, path } });

// What comes before `quiz` is at an address that could be an exam's.
const listed = mock(retrieveAllExams, () => examList);
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
    msw.use(listed, records, quiz);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Missed last time' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Platform Administrator' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Automation/ })).toBePartiallyChecked();
    await expect(canvas.getByText('of 5 questions')).toBeVisible();
    const easy = canvas.getByRole('checkbox', { name: 'Easy' });
    await expect(easy).toHaveAccessibleDescription('1');
  },
});
Default.test('counts the questions as difficulties are chosen', async ({ canvas, userEvent }) => {
  const easy = canvas.getByRole('checkbox', { name: 'Easy' });
  await userEvent.click(easy);
  await expect(canvas.getByText('of 6 questions')).toBeVisible();
  await userEvent.click(easy);
  await expect(canvas.getByText('of 5 questions')).toBeVisible();
});

export const NoExam = meta.story({
  parameters: { path: paths.practice.href() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(7);
    await expect(canvas.queryByRole('heading', { name: 'Pool' })).not.toBeInTheDocument();
    const one = canvas.getByRole('radio', { name: 'Agentforce Specialist' });
    await userEvent.tab();
    one.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('heading', { name: 'Pool' })).toBeVisible();
    await expect(one).toHaveFocus();
    one.blur();
  },
});

export const UnknownExam = meta.story({
  parameters: { path: paths.practice.href({ exam: 'nowhere' }), noPicture: 'it looks like NoExam' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio', { checked: false })).toHaveLength(7);
    await expect(canvas.queryByRole('heading', { name: 'Pool' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(listed, mockPending(retrieveQuiz)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Platform Administrator' })).toBeChecked();
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
});

export const LoadingAll = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveAllExams)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(listed, mockRefusal(retrieveQuiz, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Error: ${commonRefusals.unexpected.error}`);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ErrorOfTheList = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The certifications could not be loaded' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { path: paths.practice.href({ exam, pool: 'noted', from: ['agents'] }) },
  beforeEach: Default.input.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No question matches')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start practising' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Any pool: 3' })).toBeVisible();
  },
});

export const Widened = meta.story({
  ...Empty.input,
  parameters: { ...Empty.input.parameters, noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All sections: 2' }));
    await expect(await canvas.findByText('of 2 questions')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Noted' })).toBeChecked();
  },
});

export const NoQuestions = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      listed,
      mock(retrieveQuiz, () => ({ ...practiceQuiz, questions: [] })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no questions for this exam. Will be here soon...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start practising' })).not.toBeInTheDocument();
  },
});

export const Visitor = meta.story({
  parameters: { path: paths.practice.href({ exam, pool: 'missed' }) },
  play: async ({ canvas }) => {
    const missed = await canvas.findByRole('radio', { name: 'Missed last time' });
    await expect(missed).toBeDisabled();
    await expect(missed).toHaveAccessibleDescription('With an account');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      paths.login.href(paths.practice.href({ exam, pool: 'missed' })),
    );
    await expect(canvas.getByText("6 questions of this exam's 195 are open to you.")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start practising' })).toBeEnabled();
  },
});

export const LearnerUnreachable = meta.story({
  parameters: { path: paths.practice.href({ exam, pool: 'missed' }) },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(listed, mockUnreachable(retrieveLearnerQuestions), quiz);
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Noted' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Start practising' })).toBeEnabled();
    msw.use(listed, records, quiz);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // What the address asks for can be known now.
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Missed last time' })).toBeChecked());
  },
});

export const PlainServer = meta.story({
  beforeEach: ({ msw }) => msw.use(...plainServer),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sections' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Pool' })).not.toBeInTheDocument();
    const section = canvas.getByRole('checkbox', { name: /^Agentforce AI/ });
    await userEvent.click(section);
    await expect(canvas.getByText('of 1 question')).toBeVisible();
    section.blur();
  },
});
