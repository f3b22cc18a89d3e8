import { expect, type userEvent as UserEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveQuiz } from '../../../contract/exams.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { paths } from '../../../domain/paths.ts';
import QuizScreen from './QuizScreen.tsx';

interface Play {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: ReturnType<typeof UserEvent.setup>;
}

const meta = preview.meta({
  component: QuizScreen,
  parameters: {
    padded: false,
    // Always the same exam.
    path: `${paths.quiz.href('administrator', { mode: 'exam' })}&seed=0123456789ab0000`,
  },
});

/** Clicks the buttons with these names, one after the other, each as soon as it is there. */
async function click({ canvas, userEvent }: Play, ...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Starts the exam, and hides its clock, which runs, once the first question has the focus. */
async function startWithoutClock(story: Play) {
  await click(story, 'Start the exam');
  const heading = await story.canvas.findByRole('heading', { name: /^Question 1 of 6: / });
  await waitFor(() => expect(heading).toHaveFocus());
  await click(story, 'Hide the clock');
}

const answer = (letter: string) => new RegExp(`^${letter} `);
const runs = 'its clock runs; what it shows is in the stories of its components';

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Exam simulation' })).toBeVisible();
    await expect(canvas.getByText('6 questions')).toBeVisible();
    await expect(canvas.getByText('11 minutes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practise instead' })).toHaveAttribute(
      'href',
      paths.quiz.href('administrator'),
    );
  },
});

export const StartLoading = meta.story({
  parameters: { noPicture: 'it looks like LoadingAll' },
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveQuiz)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
});

export const StartEmpty = meta.story({
  parameters: { noPicture: 'it looks like Empty' },
  beforeEach: ({ msw }) => msw.use(mock(retrieveQuiz, () => ({ ...quizOf(mockExam()), questions: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no questions for this exam. Will be here soon...')).toBeVisible();
  },
});

export const StartError = meta.story({
  parameters: { noPicture: 'it looks like Error' },
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveQuiz, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Error: ${commonRefusals.unexpected.error}`);
  },
});

export const ExtraTime = meta.story({
  parameters: { noPicture: 'it looks like Start' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '100%' }));
    await expect(canvas.getByText('21 minutes')).toBeVisible();
  },
});

export const Running = meta.story({
  parameters: { furtherModes: 'all' },
  play: async (story) => {
    await startWithoutClock(story);
    await expect(story.canvas.getByRole('button', { name: 'Show the clock' })).toHaveFocus();
  },
});

export const Marked = meta.story({
  play: async (story) => {
    await startWithoutClock(story);
    await click(story, answer('A'), 'Strike out B', 'Flag');
    await expect(story.canvas.getByRole('button', { name: answer('A'), pressed: true })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Strike out B', pressed: true })).toBeVisible();
    // Picking what is struck out takes the strike back, striking out what is picked the pick.
    await click(story, 'Strike out A', answer('B'));
    await expect(story.canvas.getByRole('button', { name: 'Strike out A', pressed: true })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Strike out B', pressed: false })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { noPicture: 'it looks like Marked' },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await click(story, 'Start the exam');
    await canvas.findByRole('heading', { name: /^Question 1 of 6: / });
    await userEvent.keyboard('b{Shift>}A{/Shift}f');
    await expect(canvas.getByRole('button', { name: answer('B'), pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Strike out A', pressed: true })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Flag(ged)?$/, pressed: true })).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 2 of 6: / })).toHaveFocus());
  },
});

export const AllQuestions = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { noPicture: runs },
  play: async (story) => {
    await click(story, 'Start the exam', answer('A'), 'All 6');
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'All 6 questions' }));
    await story.userEvent.click(sheet.getByRole('button', { name: 'Question 4, unanswered' }));
    await waitFor(() => expect(story.canvas.getByRole('heading', { name: /^Question 4 of 6: / })).toHaveFocus());
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Review = meta.story({
  parameters: { noPicture: runs },
  play: async (story) => {
    await click(story, 'Start the exam', ...Array.from({ length: 5 }, () => 'Next'), 'Review');
    await waitFor(() =>
      expect(story.canvas.getByRole('heading', { name: 'Six questions are still open' })).toHaveFocus(),
    );
    await click(story, /^3 Unanswered /);
    await waitFor(() => expect(story.canvas.getByRole('heading', { name: /^Question 3 of 6: / })).toHaveFocus());
  },
});

/** What the server was sent. */
let sent: unknown;

export const HandedIn = meta.story({
  parameters: { noPicture: 'its times run; Quiz.results has pictures of results' },
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mock(saveExamAttempt, async ({ request }) => {
        sent = await request.json();
        return { message: 'Your result was saved.' };
      }),
    );
  },
  play: async (story) => {
    await click(story, 'Start the exam', answer('A'), 'Flag', 'Review and hand in', /^Hand in with \d open$/);
    await expect(await story.canvas.findByText('You have completed the Platform Administrator quiz.')).toBeVisible();
    await expect(story.canvas.getByText('Exam simulation')).toBeVisible();
    await expect(await story.canvas.findByText(/saved/i)).toBeVisible();
    await expect(sent).toMatchObject({ mode: 'exam', seed: '0123456789ab0000', questionCount: 6 });
    await expect((sent as { asked: { flagged?: boolean }[] }).asked.map(({ flagged }) => flagged)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  },
});

export const TakenAgain = meta.story({
  parameters: { noPicture: runs },
  play: async (story) => {
    const { canvas } = story;
    const ask = async () => (await canvas.findByRole('heading', { name: /^Question 1 of 6: / })).textContent;
    const handIn = ['Review and hand in', /^Hand in with \d open$/] as const;
    await click(story, 'Start the exam');
    const first = await ask();
    await click(story, ...handIn, 'Take the same exam again', 'Start the exam');
    await expect(await ask()).toBe(first);
    // The next one has another seed: the address asks for none.
    await click(story, ...handIn, 'Restart');
    await expect(await canvas.findByRole('button', { name: 'Start the exam' })).toBeVisible();
  },
});
