// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type * as idb from 'idb-keyval';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Attempt } from '../../../contract/attempts.ts';
import { drawExam, nextSeed } from '../../../domain/exam/draw.ts';
import * as simulation from '../../../domain/exam/simulation.ts';
import { keep } from '../../../domain/quiz/keep.ts';
import { secondsOn } from '../../../domain/quiz/timing.ts';
import { sendUnsentAttempts } from '../../data/runs/send.ts';
import { loadedExam } from '../../data/exams/loadedExam.ts';
import { newId } from '../../data/newId.ts';
import { marksOf } from '../../data/runs/keptExam.ts';
import { keepQuiz, type QuizRun, type QuizToKeep } from '../../data/runs/kept.ts';
import { findKept } from '../../data/runs/useKept.ts';
import { currentSession } from '../../data/session/session.ts';
import { resetTabState } from '../../data/tabState.ts';
import { networks, saved } from '../../mocks/attemptNetworks.ts';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { quizOf } from '../../mocks/fixtures/quiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockServer } from '../../mocks/node.ts';
import { resetMocks } from '../../mocks/reset.ts';
import { saveQuiz } from './saveQuiz.ts';
import { alive, type Killable, killable, untilKilled } from './testing/killable.ts';

const MINUTE = 60_000;
const link = 'administrator';
const bank = loadedExam(quizOf(mockExam()));

/** An exam as its screen holds it. */
type Run = QuizRun & {
  readonly runId: string;
  readonly taken: simulation.Simulation;
  readonly spent: Record<string, number>;
};
type Tab = Killable & { run: Run | undefined };
type Elsewhere = 'reload' | 'sleep' | 'send' | keyof typeof networks;
type Step = simulation.ExamAction | { [Type in Elsewhere]: { readonly type: Type } }[Elsewhere];

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
// There are no locks here: the tab that is not killed holds that of its exam.
vi.mock('../../data/runs/running.ts', () => ({
  runningQuizzes: async () => (run: QuizRun) => shown !== undefined && run.runId === shown.runId,
}));
let shown: Run | undefined;

/** The records of each run as they can be saved: two where a tab was killed while it wrote; undefined is not written. */
const expected = new Map<string, readonly (string | undefined)[]>();
/** When each exam ends. */
const deadlines = new Map<string, number>();

const toKeep = ({ taken, spent }: Run): QuizToKeep => ({
  ...keep(taken.quiz),
  spent,
  exam: simulation.keepMarks(taken),
});

/** All that is saved of an attempt, as a text. */
const record = ({ picks, asked = [] }: Pick<Attempt, 'asked'> & { picks?: QuizToKeep['picks'] | undefined }) =>
  JSON.stringify([picks, ...asked.map(({ id, seconds, flagged = false }) => [id, seconds, flagged])]);
function recordOf(run: Run): string {
  const { questions, flags } = run.taken.quiz;
  const asked = questions.map(({ id }, at) => ({ id, seconds: secondsOn(run.spent, id), flagged: flags[at] }));
  return record({ picks: toKeep(run).picks, asked });
}

async function writing(tab: Tab, run: Run, write: () => Promise<void>): Promise<void> {
  tab.run = shown = run;
  const { quiz } = run.taken;
  // One that is handed in without an answer is not saved.
  const result = quiz.finished && quiz.picks.every((picks) => picks.length === 0) ? undefined : recordOf(run);
  expected.set(run.runId, [...(expected.get(run.runId) ?? [undefined]), result]);
  await write();
  if (tab.left >= 0) expected.set(run.runId, [result]);
}

/** Opens the page: it carries on the exam that was left, or begins one. */
async function open(tab: Tab): Promise<void> {
  tab.run = shown = undefined;
  const userId = currentSession()?.user.userId;
  const left = (await findKept({ link, userId })).kept.find(({ runId }) => runId !== undefined);
  if (tab.left < 0) return;
  const marks = left && marksOf(left);
  if (left?.runId !== undefined && marks) {
    const taken = simulation.resumeExam(simulation.keptQuestions(bank.questions, marks), left, marks);
    tab.run = shown = { link, userId, runId: left.runId, taken, spent: left.spent ?? {} };
    expect(expected.get(left.runId)).toContain(recordOf(tab.run));
    return;
  }
  const [runId, deadline] = [newId(), Date.now() + 60 * MINUTE];
  deadlines.set(runId, deadline);
  const seed = nextSeed(undefined, runId.replaceAll('-', ''));
  const run: Run = {
    link,
    userId,
    runId,
    taken: simulation.startExam(drawExam(bank, seed), { seed, deadline }),
    spent: {},
  };
  await writing(tab, run, () => keepQuiz(run, toKeep(run)));
}

/** Does what the learner does, after seven seconds with the question. What is handed in is saved, as the screen does it. */
async function act(tab: Tab, action: simulation.ExamAction): Promise<void> {
  if (!tab.run) return;
  const { quiz } = tab.run.taken;
  const { id = '' } = quiz.questions[quiz.index ?? 0] ?? {};
  const spent = { ...tab.run.spent, [id]: (tab.run.spent[id] ?? 0) + 7000 };
  const run = { ...tab.run, spent, taken: simulation.examReducer(tab.run.taken, action) };
  if (!run.taken.quiz.finished) return writing(tab, run, () => keepQuiz(run, toKeep(run)));
  const taken = { exam: bank, spent: () => spent, simulation: run.taken };
  const learner = run.userId ?? currentSession()?.user.userId;
  await writing(tab, run, () => saveQuiz(run.taken.quiz, taken, run, run.runId, learner));
  if (tab.left >= 0) tab.run = shown = undefined;
}

async function take(tab: Tab, step: Step): Promise<void> {
  if (Date.now() >= (deadlines.get(tab.run?.runId ?? '') ?? Infinity)) await act(tab, { type: 'handIn' });
  if (tab.left < 0) return;
  if (step.type === 'reload') await open(tab);
  else if (step.type === 'sleep') vi.setSystemTime(Date.now() + 20 * MINUTE);
  else if (step.type === 'send') await sendUnsentAttempts(mockLogIn().userId);
  else if (step.type === 'works' || step.type === 'isLost' || step.type === 'losesResponses')
    mockServer.resetHandlers(networks[step.type]);
  else await act(tab, step);
}

/** Does some steps in a tab until it is killed, if it is. */
async function live(tab: Tab, steps: readonly Step[]): Promise<void> {
  await untilKilled(tab, async () => {
    if (!tab.run) await open(tab);
    // The device waits no longer than a second, a killed tab for ever.
    for (const step of steps) if (tab.left >= 0) await take(tab, step);
  });
  if (tab.left >= 0) return;
  shown = undefined;
  resetTabState();
}

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('a', 'b', 'c', 'd').map((answerId) => ({ type: 'select', answerId }) as const),
  },
  { weight: 3, arbitrary: fc.nat(bank.questions.length - 1).map((index) => ({ type: 'goTo', index }) as const) },
  ...(['flag', 'handIn', 'reload', 'sleep', 'send', 'works', 'isLost', 'losesResponses'] as const).map((type) =>
    fc.constant<Step>({ type }),
  ),
);
const someSteps = fc.array(aStep, { minLength: 1, maxLength: 10 });
const lives = fc.array(fc.record({ steps: someSteps, left: fc.nat(16) }), { minLength: 6, maxLength: 12 });

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), toFake: ['Date'] });
  mockServer.listen({ onUnhandledFrame: 'error' });
  vi.stubGlobal('fetch', killable(globalThis.fetch));
});
afterAll(() => mockServer.close());

it('no pick is lost and none saved twice, wherever between two reads, writes and requests tabs are killed', async () => {
  await fc.assert(
    fc.asyncProperty(lives, fc.boolean(), async (all, isUser) => {
      await resetMocks();
      if (isUser) mockLogIn();
      mockServer.resetHandlers(networks.works);
      saved.length = 0;
      expected.clear();
      let tab: Tab = { run: undefined, left: -1 };
      for (const { left, steps } of all) {
        if (tab.left < 0) tab = { run: undefined, left };
        vi.setSystemTime(Date.now() + MINUTE);
        await live(tab, steps);
      }
      // In the end what is left is handed in, with a network and logged in.
      mockServer.resetHandlers(networks.works);
      shown = undefined;
      const { userId } = mockLogIn();
      const last: Tab = { run: undefined, left: Infinity };
      while ((await findKept({ link, userId })).kept.length > 0) await live(last, [{ type: 'handIn' }]);
      await sendUnsentAttempts(userId);

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
