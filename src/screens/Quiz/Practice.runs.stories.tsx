import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { retrieveAllExams, retrieveQuiz } from '../../../contract/exams.ts';
import { paths } from '../../../domain/paths.ts';
import { keepQuiz, type QuizToKeep } from '../../data/quizzes/keptQuiz.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { practiceQuiz } from '../../mocks/fixtures/practice.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock } from '../../mocks/mock.ts';
import PracticeScreen from './PracticeScreen.tsx';

const exam = 'administrator';

const meta = preview.meta({
  component: PracticeScreen,
  parameters: { padded: false, path: paths.practice.href({ exam }) },
});

/** The choice whose questions are in the order of the file. */
const inOrder = { exam, order: 'file', count: 5 } as const;

export const Running = meta.story({
  parameters: { path: paths.practice.href({ ...inOrder, from: ['automation'] }) },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(retrieveAllExams, () => examList),
      mock(retrieveQuiz, () => practiceQuiz),
    ),
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

const kept: QuizToKeep = {
  mode: 'immediate',
  current: 'queue',
  picks: { formula: ['a'] },
  practice: {
    order: ['formula', 'gone', 'queue', 'sharing'],
    name: 'Practice: missed last time',
    address: paths.practice.href({ exam, pool: 'missed' }),
  },
};

export const LeftUnderWay = meta.story({
  beforeEach: () => keepQuiz({ link: exam, userId: undefined, runId: 'kept' }, kept),
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
  parameters: { noPicture: 'it looks like Visitor of Practice' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByRole('button', { name: 'Start practising' })).toBeEnabled();
  },
});
