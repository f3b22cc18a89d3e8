import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import { keepQuiz, type QuizRun, type QuizToKeep } from '../../data/quizzes/keptQuiz.ts';
import { questions } from '../../mocks/fixtures/quiz.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import { mockToday } from '../../mocks/today.ts';
import QuizScreen from './QuizScreen.tsx';

const run: QuizRun = { link: 'administrator', userId: undefined, runId: 'kept' };
const order = questions.map(({ id }) => id);
const DEADLINE = Date.UTC(2026, 10, 22, 12);

/** The time so many seconds before the exam is handed in. */
const before = (seconds: number) => mockToday(new Date(DEADLINE - seconds * 1000).toISOString());

/** An exam that was left at its second question. */
const exam: QuizToKeep = {
  mode: 'end',
  current: order[1],
  position: 2,
  total: order.length,
  picks: { [order[0] ?? '']: ['a'] },
  exam: { seed: '0123456789ab0000', deadline: DEADLINE, order, flagged: order.slice(0, 1), struck: {} },
};

/** Leaves the exam, so many seconds before its end. */
async function leave(seconds: number): Promise<() => void> {
  const end = before(seconds);
  await keepQuiz(run, exam);
  return end;
}

const meta = preview.meta({
  component: QuizScreen,
  parameters: {
    padded: false,
    path: paths.quiz.href('administrator', { mode: 'exam' }),
    noPicture: 'its clock runs; what it shows is in the stories of its components',
  },
});

export const CarriedOn = meta.story({
  beforeEach: () => leave(600),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^Question 2 of 6: / })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/(10|9) minutes left$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    // Options are shuffled by the seed.
    await expect(await canvas.findByRole('button', { name: /^[A-D] /, pressed: true })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Flag(ged)?$/, pressed: true })).toHaveLength(1);
  },
});

export const TimeUp = meta.story({
  beforeEach: () => leave(-60),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have completed the Platform Administrator quiz.')).toBeVisible();
    await expect(canvas.getByText('Exam simulation, time up')).toBeVisible();
    await expect(shownToasts()).toContain('Your time was up. The exam was handed in as it stood.');
  },
});

/** What is announced stays to be read for a moment where the clock is hidden, and goes before it is no longer true. */
export const ClockAnnounced = meta.story({
  beforeEach: () => leave(1000),
  play: async ({ canvas, userEvent }) => {
    const pass = (seconds: number) => {
      const end = before(seconds);
      document.dispatchEvent(new Event('visibilitychange'));
      return end;
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the clock' }));
    let end = pass(899);
    await expect(await canvas.findByText('14 minutes left')).toBeVisible();
    end();
    end = pass(880);
    await waitFor(() => expect(canvas.queryByText('14 minutes left')).not.toBeInTheDocument());
    end();
  },
});

/** Holds the lock of the exam, as the tab does that runs it. */
function runElsewhere(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(JSON.stringify(['certcrest-quiz', '', run.link, run.runId]), () => promise);
  return resolve;
}

const elsewhere = /^You have this quiz running in another tab\./;

export const Elsewhere = meta.story({
  beforeEach: async () => {
    const [end, endElsewhere] = [await leave(600), runElsewhere()];
    return () => {
      endElsewhere();
      end();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(elsewhere)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start the exam' })).toBeVisible();
  },
});

/** Two tabs opened the kept exam at once: this one comes later, and gives it up. */
export const TakenByAnotherTab = meta.story({
  beforeEach: async () => {
    const [end, endElsewhere] = [await leave(600), runElsewhere()];
    // Nothing ran yet when this tab looked.
    spyOn(navigator.locks, 'query').mockResolvedValueOnce({ held: [], pending: [] });
    return () => {
      endElsewhere();
      end();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(elsewhere)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Start the exam' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
});
