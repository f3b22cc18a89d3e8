import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveSectionHistory } from '../../../contract/learning.ts';
import { paths } from '../../../domain/paths.ts';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { mockFinishedQuiz, mockSectionHistory } from '../../mocks/fixtures/finishedQuiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { QuizSummary, type QuizSummaryProps } from './QuizSummary.tsx';

const { spent, ...finished } = mockFinishedQuiz();
const measured: Pick<QuizSummaryProps, 'spent'> = { spent: () => spent };
const allRight = mockFinishedQuiz('r');
const { covered: _covered, passMark: _passMark, minutes: _minutes, ...plainExam } = finished.exam;
const simulation = { flags: finished.exam.questions.map((_, index) => index % 10 === 1), onAgain: fn() };
const simulated = { exam: { ...finished.exam, part: 'Exam simulation' }, simulation };

const meta = preview.meta({
  component: QuizSummary,
  parameters: { padded: false },
  args: {
    ...finished,
    ...measured,
    link: 'administrator',
    attempt: undefined,
    onReview: fn(),
    onGoTo: fn(),
    onRestart: fn(),
  },
  decorators: [
    (Story) => (
      <PageSection width="quiz">
        <Story />
      </PageSection>
    ),
  ],
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mock(retrieveSectionHistory, () => ({ attempts: [...mockSectionHistory] })));
  },
});

export const Default = meta.story({
  args: { attempt: { kind: 'saved' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passed, with nothing to spare')).toBeVisible();
    await expect(canvas.getByText("You've got 41.5 of 60 (69.00%) right.")).toBeVisible();
    await expect(
      await canvas.findByText(
        /^It is 15% of the exam and cost you the most: 3 of 9 right, down from 5, at \d:\d\d a question\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practise Automation' })).toHaveAttribute(
      'href',
      paths.practice.href({ exam: 'administrator', from: ['automation'] }),
    );
    await expect(canvas.getByText('was 56%')).toBeVisible();
    const answers = within(canvas.getByRole('region', { name: 'Your answers' }));
    await expect(answers.queryByRole('button', { name: /^Flagged/ })).not.toBeInTheDocument();
  },
});
Default.test('leads to a question', async ({ canvas, userEvent, args }) => {
  const answers = within(canvas.getByRole('region', { name: 'Your answers' }));
  const [first] = answers.getAllByRole('listitem');
  await userEvent.click(within(first ?? document.body).getByRole('button'));
  await expect(args.onGoTo).toHaveBeenCalledOnce();
});

export const Simulation = meta.story({
  args: simulated,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Two questions short of a pass')).toBeVisible();
    await expect(canvas.getByText('39 of 60: not passed yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the same exam again' }));
    await expect(simulation.onAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Flagged 6$/ })).toBeVisible();
  },
});

/** What was saved of this quiz comes back with the others, and is in the trend once. */
export const AlreadyInHistory = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  args: { attemptId: 'this' },
  beforeEach: ({ msw }) => {
    const own = mockSectionHistory.slice(-1).map((last) => ({ ...last, attemptId: 'this' }));
    msw.use(mock(retrieveSectionHistory, () => ({ attempts: [...mockSectionHistory, ...own] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Until now: 44, 56, 33 percent' })).toBeVisible();
  },
});

export const HistoryLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveSectionHistory)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where the points went' })).toBeVisible();
    await expect(canvas.queryByText('was 56%')).not.toBeInTheDocument();
  },
});

export const HistoryError = meta.story({
  parameters: { noPicture: 'it looks like Plain with its facts' },
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveSectionHistory, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^It is 15% of the exam and cost you the most: 3 of 9 right, at/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const AllRight = meta.story({
  args: { exam: allRight.exam, quiz: allRight.quiz, spent: () => allRight.spent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passed, with every question right')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Exam simulation' })).toHaveAttribute(
      'href',
      paths.quiz.href('administrator', { mode: 'exam' }),
    );
  },
});

export const AllRightInSimulation = meta.story({
  parameters: { noPicture: 'it looks like AllRight' },
  args: { ...simulated, exam: allRight.exam, quiz: allRight.quiz },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take another exam' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
});

/** A server that has the calls and the fields of docs/product.md 7.2 alone, and a quiz whose times were not measured. */
export const Plain = meta.story({
  args: { exam: plainExam, spent: undefined },
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveSectionHistory, commonRefusals.unknownCall)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It cost you the most: 3 of 9 right\.$/)).toBeVisible();
    await expect(canvas.queryByText(/passed/i)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Your pace' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Practise this section/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Practise Automation' })).toHaveAttribute(
      'href',
      paths.practice.href({ exam: 'administrator' }),
    );
  },
});
