// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type * as idb from 'idb-keyval';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendUnsentAttempts } from '../../data/attempts/saveAttempt.ts';
import { loadedExam } from '../../data/exams/loadedExam.ts';
import { newId } from '../../data/newId.ts';
import { marksOf } from '../../data/quizzes/keptExam.ts';
import { dropQuiz, keepQuiz, readKeptQuizzes } from '../../data/quizzes/keptQuiz.ts';
import { resetTabState } from '../../data/tabState.ts';
import { drawExam, nextSeed } from '../../../domain/exam/draw.ts';
import {
  type ExamAction,
  examReducer,
  keepMarks,
  keptQuestions,
  resumeExam,
  type Simulation,
  startExam,
} from '../../../domain/exam/simulation.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import { networks, saved } from '../../mocks/attemptNetworks.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockServer } from '../../mocks/node.ts';
import { resetMocks } from '../../mocks/reset.ts';
import { anyLives, type Step } from './anyLives.ts';
import { alive, current, type Killable } from './killable.ts';
import { saveQuiz } from './saveQuiz.ts';

/** How many tabs are killed, at least: between two reads, writes or requests of theirs, or while they do nothing. */
const KILLS = 1000;
const HOUR = 60 * 60_000;
const bank = loadedExam(quizOf(mockExam()));

/** A tab of the browser. */
interface Tab extends Killable {
  running: { readonly runId: string; readonly exam: Simulation } | undefined;
}

vi.mock('idb-keyval', async (importOriginal) => {
  const real = await importOriginal<typeof idb>();
  return {
    ...real,
    createStore: (...of: Parameters<typeof real.createStore>): idb.UseStore => {
      const use = real.createStore(...of);
      return (mode, work) => alive().then(() => use(mode, work));
    },
  };
});

/**
 * The picks of each run, as JSON, as they have to be saved. There are two where a tab was killed while it wrote the second;
 * undefined stands for a run that was not written yet.
 */
const expected = new Map<string, readonly (string | undefined)[]>();

let tabs: Tab[] = [];
let owner = { link: 'administrator', userId: '' };
let seed = '0000000000000000';

const picksOf = ({ quiz }: Simulation) => JSON.stringify(keep(quiz).picks);

/** Writes what is running, as the screen does after each paint. */
async function write(tab: Tab, runId: string, exam: Simulation): Promise<void> {
  tab.running = { runId, exam };
  expected.set(runId, [expected.get(runId)?.[0], picksOf(exam)]);
  await keepQuiz({ ...owner, runId }, { ...keep(exam.quiz), exam: keepMarks(exam) });
  if (tab.left >= 0) expected.set(runId, [picksOf(exam)]);
}

/** Opens the exam's page: it carries on the latest exam that no tab shows, or begins one. */
async function open(tab: Tab): Promise<void> {
  tab.running = undefined;
  const taken = new Set(tabs.map(({ running }) => running?.runId));
  const kept = (await readKeptQuizzes(owner)).find(({ runId }) => !taken.has(runId));
  if (tab.left < 0) return;
  const marks = kept && marksOf(kept);
  if (kept?.runId !== undefined && marks) {
    tab.running = { runId: kept.runId, exam: resumeExam(keptQuestions(bank.questions, marks), kept, marks) };
    return;
  }
  seed = nextSeed(seed, '');
  await write(tab, newId(), startExam(drawExam(bank, seed), { seed, deadline: Date.now() + HOUR }));
}

/** Does what the learner does. What is handed in is saved, and kept no longer, as `useAttempt` does it. */
async function act(tab: Tab, action: ExamAction): Promise<void> {
  if (!tab.running) return;
  const { runId } = tab.running;
  const exam = examReducer(tab.running.exam, action);
  if (!exam.quiz.finished) return write(tab, runId, exam);
  const saving = saveQuiz(
    exam.quiz,
    { exam: bank, spent: () => ({}), simulation: exam },
    { ...owner, runId },
    owner.userId,
  );
  await Promise.all([saving, dropQuiz({ ...owner, runId })]);
  if (tab.left >= 0) tab.running = undefined;
}

async function take(tab: Tab, step: Step): Promise<void> {
  switch (step.type) {
    case 'reload':
      return open(tab);
    case 'send':
      // The network is there again, and someone has logged in.
      mockLogIn();
      await sendUnsentAttempts(owner.userId);
      return undefined;
    case 'works':
    case 'isLost':
    case 'losesResponses':
      mockServer.resetHandlers(networks[step.type]);
      return undefined;
    default:
      return act(tab, step);
  }
}

/** Does some steps in a tab until it is killed, if it is. */
async function live(tab: Tab, steps: readonly Step[]): Promise<void> {
  let isOver = false;
  const work = current.run(tab, async () => {
    if (!tab.running) await open(tab);
    for (const step of steps) {
      // The device waits no longer than a second, a killed tab for ever.
      if (tab.left >= 0) await take(tab, step);
    }
  });
  void work.finally(() => (isOver = true));
  while (!isOver && tab.left >= 0) await new Promise((resolve) => setImmediate(resolve));
  if (isOver) await work;
}

/** Hands in what is left, with a network. */
async function handInAll(): Promise<void> {
  mockServer.resetHandlers(networks.works);
  mockLogIn();
  tabs = [];
  const last: Tab = { left: Infinity, running: undefined };
  while ((await readKeptQuizzes(owner)).length > 0) await live(last, [{ type: 'handIn' }]);
  await sendUnsentAttempts(owner.userId);
}

let kills = 0;

beforeAll(() => {
  mockServer.listen({ onUnhandledFrame: 'error' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...of: Parameters<typeof fetch>) => {
    await alive();
    const response = await fetch(...of);
    await alive();
    return response;
  });
});
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => {
  vi.useRealTimers();
  mockServer.close();
});

it(`loses no pick and saves none twice in ${KILLS} kills of tabs, with reloads, a lost network and second tabs`, async () => {
  await fc.assert(
    fc.asyncProperty(anyLives(bank.questions.length), async (all) => {
      await resetMocks();
      owner = { ...owner, userId: mockLogIn().userId };
      mockServer.resetHandlers(networks.works);
      saved.length = 0;
      expected.clear();
      tabs = [];
      for (const { isBack, left, ...life } of all) {
        const tab = (isBack && tabs[0]) || { left, running: undefined };
        if (!tabs.includes(tab)) tabs.push(tab);
        vi.setSystemTime(Date.now() + 60_000);
        await live(tab, life.steps);
        if (tab.left >= 0) continue;
        kills += 1;
        tabs = tabs.filter((other) => other !== tab);
        resetTabState();
      }
      await handInAll();
      for (const [runId, possible] of expected) {
        const attempts = saved.filter(({ attemptId }) => attemptId === runId);
        expect(attempts.length).toBeLessThanOrEqual(1);
        expect(possible).toContain(attempts[0] && JSON.stringify(attempts[0].picks));
      }
      expect(saved.filter(({ attemptId = '' }) => !expected.has(attemptId))).toEqual([]);
    }),
    { numRuns: 330, endOnFailure: true },
  );
  expect(kills).toBeGreaterThanOrEqual(KILLS);
}, 120_000);
