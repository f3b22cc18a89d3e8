import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { retrieveLearnerQuestions } from '../../../contract/learning.ts';
import { paths } from '../../../domain/paths.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { practiceQuiz, practiceRecords } from '../../mocks/fixtures/practice.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { keepQuiz } from '../../data/quizzes/keptQuiz.ts';
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Missed last time' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Platform Administrator' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Automation/ })).toBePartiallyChecked();
    await expect(canvas.getByText('of 5 questions')).toBeVisible();
    const easy = canvas.getByRole('checkbox', { name: 'Easy' });
    await expect(easy).toHaveAccessibleDescription('1');
    await userEvent.click(easy);
    await expect(canvas.getByText('of 6 questions')).toBeVisible();
    await userEvent.click(easy);
    easy.blur();
  },
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

/** The choice whose questions are in the order of the file. */
const inOrder = { exam, order: 'file', count: 5 } as const;

export const Running = meta.story({
  parameters: { path: paths.practice.href({ ...inOrder, from: ['automation'] }) },
  beforeEach: ({ msw }) => msw.use(listed, quiz),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start practising' }));
    await expect(await canvas.findByText('Practice: Automation, 1 of 5')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^A / })).toBeVisible();
    // Its code loads with the first quiz.
    await canvas.findByRole('checkbox', { name: /^Pick with/ });
  },
});

export const Finished = meta.story({
  parameters: {
    path: paths.practice.href({ ...inOrder, pool: 'unseen', answers: 'end' }),
    noPicture: 'it ends on the choices, which have pictures of their own',
  },
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('of 6 questions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start practising' }));
    for (let question = 0; question < 4; question++) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: /^B / }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Submit anyway' }));
    await expect(await canvas.findByText('Practice: unseen')).toBeVisible();
    await expect(await canvas.findByText('Saved to your profile.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    // The same choice, with what is known now.
    await expect(await canvas.findByRole('radio', { name: 'Unseen' })).toBeChecked();
    await expect(await canvas.findByText(/^of [1-5] questions?$/)).toBeVisible();
  },
});

const kept = {
  mode: 'immediate',
  current: 'queue',
  picks: { formula: ['a'] },
  practice: {
    order: ['formula', 'gone', 'queue', 'sharing'],
    name: 'Practice: missed last time',
    address: paths.practice.href({ exam, pool: 'missed' }),
  },
} as const;

const toKeep = {
  ...kept,
  picks: { formula: [...kept.picks.formula] },
  practice: { ...kept.practice, order: [...kept.practice.order] },
};

export const LeftUnderWay = meta.story({
  beforeEach: () => keepQuiz({ link: exam, userId: undefined, runId: 'kept' }, toKeep),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Carry on where you stopped?' })).toHaveTextContent(
      'Practice: missed last time: 1 of 3 questions answered',
    );
    await expect(canvas.queryByRole('button', { name: 'Start practising' })).not.toBeInTheDocument();
  },
});

export const Resumed = meta.story({
  ...LeftUnderWay.input,
  parameters: { noPicture: 'it looks like any quiz that has begun' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Practice: missed last time, 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('Correct')).toBeVisible();
  },
});

export const ResumedFromTheQuiz = meta.story({
  ...LeftUnderWay.input,
  parameters: { path: paths.quiz.href(exam), noPicture: 'it looks like any quiz that has begun' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Practice: missed last time, 2 of 3')).toBeVisible();
  },
});

export const StartedOver = meta.story({
  ...LeftUnderWay.input,
  parameters: { noPicture: 'it looks like Visitor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByRole('button', { name: 'Start practising' })).toBeEnabled();
  },
});
