// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readUnsentAttempts } from '../../data/runs/finished.ts';
import { attemptStatus } from '../../data/runs/status.ts';
import { loadedExam } from '../../data/exams/loadedExam.ts';
import { keepQuiz, readKeptQuizzes } from '../../data/runs/kept.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import { quizReducer } from '../../../domain/quiz/quizReducer.ts';
import type { QuizState } from '../../../domain/quiz/types.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockServer } from '../../mocks/node.ts';
import { resetMocks } from '../../mocks/reset.ts';
import type * as code from '../../data/runs/send.ts';
import { runOf } from '../../data/runs/run.ts';
import { useAttempt } from './useFinish.ts';

const exam = loadedExam(quizOf(mockExam()));
const runId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';
const run = runOf(
  { ...exam, questions: exam.questions.slice(0, 1) },
  { link: 'administrator', userId: 'somebody' },
  { mode: 'end', picks: { sharing: ['b'] }, runId },
);
const running = run.begin;
const finished = quizReducer(running, { type: 'submit' });

/** Whether the code that saves can be loaded. */
let isLoadable = true;
vi.mock('../../data/runs/send.ts', async (importOriginal) => {
  const real = await importOriginal<typeof code>();
  return {
    get saveQuiz() {
      if (!isLoadable) throw new Error('Failed to fetch dynamically imported module.');
      return real.saveQuiz;
    },
  };
});

let root: Root;

function Results({ quiz }: { quiz: QuizState }) {
  useAttempt(quiz, run, () => ({}));
  return null;
}
const status = () => attemptStatus(runId);
const show = (quiz: QuizState) => root.render(createElement(Results, { quiz }));

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(async () => {
  await resetMocks();
  isLoadable = true;
  root = createRoot(document.createElement('div'));
  await keepQuiz(run, keep(running));
});
afterEach(() => root.unmount());
afterAll(() => mockServer.close());

it('a quiz is that of who began it, whoever is logged in at its end', async () => {
  mockLogIn();
  show(finished);
  await vi.waitFor(() => expect(status()).toEqual({ kind: 'kept' }));
  await expect(readUnsentAttempts('somebody')).resolves.toMatchObject([{ picks: { sharing: ['b'] } }]);
  await expect(readKeptQuizzes(run)).resolves.toEqual([]);
});

it('a quiz stays kept where the code that saves it does not come, and its learner reads so', async () => {
  isLoadable = false;
  show(finished);
  await vi.waitFor(() => expect(status()).toEqual({ kind: 'unfinished' }));
  await expect(readKeptQuizzes(run)).resolves.toMatchObject([{ picks: { sharing: ['b'] } }]);
});

it('a quiz that is not kept is said to be lost where that code does not come', async () => {
  isLoadable = false;
  await resetMocks();
  show(finished);
  await vi.waitFor(() => expect(status()).toMatchObject({ kind: 'failed' }));
});
