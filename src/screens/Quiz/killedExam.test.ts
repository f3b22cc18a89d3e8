// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type * as idb from 'idb-keyval';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendUnsentAttempts } from '../../data/runs/send.ts';
import { loadedExam } from '../../data/exams/loadedExam.ts';
import { newId } from '../../data/newId.ts';
import { keepQuiz, type QuizRun } from '../../data/runs/kept.ts';
import { findKept } from '../../data/runs/useKept.ts';
import { currentSession } from '../../data/session/session.ts';
import { resetTabState } from '../../data/tabState.ts';
import type { ExamAction } from '../../../domain/exam/simulation.ts';
import { networks, saved } from '../../mocks/attemptNetworks.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf as mockQuizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockServer } from '../../mocks/node.ts';
import { resetMocks } from '../../mocks/reset.ts';
import { anyLives, type Step } from './testing/anyLives.ts';
import { alive, killable, untilKilled } from './testing/killable.ts';
import { saveQuiz } from './saveQuiz.ts';
import {
  afterStep,
  examRun,
  keptRun,
  practiceRun,
  quizOf,
  record,
  recordOf,
  simulationOf,
  type Tab,
  type TabRun,
  toKeep,
} from './testing/tabRun.ts';

const MINUTE = 60_000;
const link = 'administrator';
const bank = loadedExam(mockQuizOf(mockExam()));

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
// There are no locks here: every tab that is not killed holds that of its quiz.
vi.mock('../../data/runs/running.ts', () => ({
  runningQuizzes: async () => (run: QuizRun) => tabs.some((tab) => tab.run?.runId === run.runId),
}));

/**
 * The records of each run as they can be saved. There are two where a tab was killed while it wrote the second; undefined
 * stands for a run that was not written yet, or is a practice without a pick.
 */
const expected = new Map<string, readonly (string | undefined)[]>();
/** When each exam ends. */
const deadlines = new Map<string, number>();

let tabs: Tab[] = [];
/** Whether exams are taken, or practices. */
let areExams = true;

/** Does what writes a run, which may be killed meanwhile. */
async function writing(tab: Tab, run: TabRun, write: () => Promise<void>): Promise<void> {
  const isNothing = !simulationOf(run) && Object.keys(toKeep(run).picks).length === 0;
  expected.set(run.runId, [...(expected.get(run.runId) ?? [undefined]), recordOf(run)]);
  await write();
  if (tab.left >= 0) expected.set(run.runId, [recordOf(run), ...(isNothing ? [undefined] : [])]);
}

/** Writes what is running, as the screen does after each paint. */
async function keep(tab: Tab, run: TabRun): Promise<void> {
  tab.run = run;
  await writing(tab, run, () => keepQuiz({ ...run, link }, toKeep(run)));
}

/** Opens the page: it carries on the latest quiz that no tab shows, or begins one. */
async function open(tab: Tab): Promise<void> {
  tab.run = undefined;
  const userId = currentSession()?.user.userId;
  const { kept } = await findKept({ link, userId });
  if (tab.left < 0) return;
  const left = kept.find(({ runId, exam }) => runId !== undefined && (exam !== undefined) === areExams);
  if (left?.runId !== undefined) {
    tab.run = keptRun({ runId: left.runId, userId }, bank, left);
    expect(expected.get(left.runId)).toContain(recordOf(tab.run));
    return;
  }
  const who = { runId: newId(), userId };
  const deadline = Date.now() + 60 * MINUTE;
  if (areExams) deadlines.set(who.runId, deadline);
  await keep(tab, areExams ? examRun(who, bank, deadline) : practiceRun(who, bank));
}

/** Does what the learner does. What is handed in is saved, as `useAttempt` does it. */
async function act(tab: Tab, action: ExamAction): Promise<void> {
  if (!tab.run) return;
  const run = afterStep(tab.run, action);
  if (!quizOf(run).finished) return keep(tab, run);
  const taken = { exam: bank, spent: () => run.spent, simulation: simulationOf(run) };
  const learner = run.userId ?? currentSession()?.user.userId;
  await writing(tab, run, () => saveQuiz(quizOf(run), taken, { ...run, link }, run.runId, learner));
  if (tab.left >= 0) tab.run = undefined;
}

async function take(tab: Tab, step: Step): Promise<void> {
  // The clock hands in what is open at its deadline.
  if (Date.now() >= (deadlines.get(tab.run?.runId ?? '') ?? Infinity)) await act(tab, { type: 'handIn' });
  if (tab.left < 0) return undefined;
  switch (step.type) {
    case 'reload':
      return open(tab);
    case 'sleep':
      return void vi.setSystemTime(Date.now() + 20 * MINUTE);
    case 'send':
      // The network is there again, and someone has logged in.
      return void (await sendUnsentAttempts(mockLogIn().userId));
    case 'works':
    case 'isLost':
    case 'losesResponses':
      return mockServer.resetHandlers(networks[step.type]);
    default:
      return act(tab, step);
  }
}

/** Does some steps in a tab until it is killed, if it is. */
const live = (tab: Tab, steps: readonly Step[]) =>
  untilKilled(tab, async () => {
    if (!tab.run) await open(tab);
    for (const step of steps) {
      // The device waits no longer than a second, a killed tab for ever.
      if (tab.left >= 0) await take(tab, step);
    }
  });

/** Hands in what is left, with a network and logged in. */
async function handInAll(): Promise<string> {
  mockServer.resetHandlers(networks.works);
  const { userId } = mockLogIn();
  tabs = [];
  const last: Tab = { left: Infinity, run: undefined };
  while ((await findKept({ link, userId })).kept.length > 0) await live(last, [{ type: 'handIn' }]);
  await sendUnsentAttempts(userId);
  return userId;
}

beforeAll(() => {
  mockServer.listen({ onUnhandledFrame: 'error' });
  vi.stubGlobal('fetch', killable(globalThis.fetch));
});
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => {
  vi.useRealTimers();
  mockServer.close();
});

it('no pick is lost and none saved twice, wherever between two reads, writes and requests tabs are killed', async () => {
  await fc.assert(
    fc.asyncProperty(anyLives(bank.questions.length), fc.boolean(), fc.boolean(), async (all, isUser, isExam) => {
      await resetMocks();
      areExams = isExam;
      if (isUser) mockLogIn();
      mockServer.resetHandlers(networks.works);
      saved.length = 0;
      for (const one of [expected, deadlines]) one.clear();
      tabs = [];
      for (const { isBack, left, ...life } of all) {
        const tab = (isBack && tabs[0]) || { left, run: undefined };
        if (!tabs.includes(tab)) tabs.push(tab);
        vi.setSystemTime(Date.now() + MINUTE);
        await live(tab, life.steps);
        if (tab.left >= 0) continue;
        tabs = tabs.filter((other) => other !== tab);
        resetTabState();
      }
      const userId = await handInAll();
      for (const [runId, possible] of expected) {
        const attempts = saved.filter(({ attemptId }) => attemptId === runId);
        expect(attempts.length).toBeLessThanOrEqual(1);
        expect(possible).toContain(attempts[0] && record(attempts[0]));
        expect(Date.parse(attempts[0]?.finishedAt ?? '')).not.toBeGreaterThan(deadlines.get(runId) ?? Infinity);
      }
      expect(saved.filter((one) => one.userId !== userId || !expected.has(one.attemptId ?? ''))).toEqual([]);
    }),
    { endOnFailure: true },
  );
});
