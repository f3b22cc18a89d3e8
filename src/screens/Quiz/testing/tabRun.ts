import type { Attempt } from '../../../../contract/attempts.ts';
import type { LoadedExam } from '../../../data/exams/loadedExam.ts';
import { marksOf } from '../../../data/runs/keptExam.ts';
import type { QuizToKeep, StoredQuiz } from '../../../data/runs/kept.ts';
import { drawExam, nextSeed } from '../../../../domain/exam/draw.ts';
import {
  type ExamAction,
  examReducer,
  keepMarks,
  keptQuestions,
  resumeExam,
  type Simulation,
  startExam,
} from '../../../../domain/exam/simulation.ts';
import { inOrder, keep, resume } from '../../../../domain/quiz/keep.ts';
import { quizReducer } from '../../../../domain/quiz/quizReducer.ts';
import { secondsOn, type TimeSpent } from '../../../../domain/quiz/timing.ts';
import type { QuizState, RunningAction } from '../../../../domain/quiz/types.ts';
import type { Killable } from './killable.ts';

/** A quiz in a tab, as its screen holds it: for tests of what becomes of it. */
export interface TabRun {
  readonly runId: string;
  /** Who began it; undefined for a visitor. */
  readonly userId: string | undefined;
  /** An exam simulation, or a practice. */
  readonly taken: Simulation | QuizState;
  readonly spent: TimeSpent;
}

/** A tab of the browser, and what runs in it. */
export interface Tab extends Killable {
  run: TabRun | undefined;
}

type Who = Pick<TabRun, 'runId' | 'userId'>;

/** For how long a question is on show until something is done, in milliseconds. */
const LOOK = 7000;

export const simulationOf = ({ taken }: TabRun): Simulation | undefined => ('quiz' in taken ? taken : undefined);
export const quizOf = ({ taken }: TabRun): QuizState => ('quiz' in taken ? taken.quiz : taken);

/** Begins an exam that ends at `deadline`. */
export function examRun(who: Who, bank: LoadedExam, deadline: number): TabRun {
  const seed = nextSeed(undefined, who.runId.replaceAll('-', ''));
  return { ...who, taken: startExam(drawExam(bank, seed), { seed, deadline }), spent: {} };
}

/** Begins a practice of all questions but the first, the last one first. */
export const practiceRun = (who: Who, bank: LoadedExam): TabRun => ({
  ...who,
  taken: resume(bank.questions.slice(1).toReversed(), { mode: 'immediate', picks: {} }),
  spent: {},
});

/** Carries on what was kept. */
export function keptRun(who: Who, bank: LoadedExam, kept: StoredQuiz): TabRun {
  const marks = marksOf(kept);
  const taken = marks
    ? resumeExam(keptQuestions(bank.questions, marks), kept, marks)
    : resume(inOrder(bank.questions, kept.practice?.order ?? []), kept);
  return { ...who, taken, spent: kept.spent ?? {} };
}

/** What its screen keeps of it. */
export function toKeep(run: TabRun): QuizToKeep {
  const [quiz, simulation] = [quizOf(run), simulationOf(run)];
  const order = quiz.questions.map(({ id }) => id);
  const practice = { order, name: 'Practice', address: '/practice?exam=administrator' };
  return { ...keep(quiz), spent: run.spent, ...(simulation ? { exam: keepMarks(simulation) } : { practice }) };
}

/** After something that its learner does. A practice has no marks. */
export function afterStep(run: TabRun, action: ExamAction): TabRun {
  const quiz = quizOf(run);
  const { id = '' } = quiz.questions[quiz.index ?? 0] ?? {};
  const spent = { ...run.spent, [id]: (run.spent[id] ?? 0) + LOOK };
  if ('quiz' in run.taken) return { ...run, spent, taken: examReducer(run.taken, action) };
  const steps = practiceSteps(action, quiz.questions.length);
  const taken = steps.reduce((state, step) => {
    const after = quizReducer(state, step);
    return after.phase === 'running' ? after : state;
  }, run.taken);
  return { ...run, spent, taken };
}

function practiceSteps(action: ExamAction, length: number): RunningAction[] {
  if (action.type === 'handIn') return [{ type: 'goTo', index: length - 1 }, { type: 'next' }];
  return action.type === 'select' || action.type === 'goTo' ? [action] : [];
}

/** All that has to be saved of it, as a text. */
export function recordOf(run: TabRun): string {
  const flags = simulationOf(run)?.flags ?? [];
  return record({
    picks: toKeep(run).picks,
    asked: quizOf(run).questions.map(({ id }, index) => ({
      id,
      seconds: secondsOn(run.spent, id),
      flagged: flags[index] ?? false,
    })),
  });
}

/** The same of an attempt that was saved. */
export const record = ({ picks, asked = [] }: Pick<Attempt, 'asked'> & { picks?: QuizToKeep['picks'] | undefined }) =>
  JSON.stringify([picks, ...asked.map(({ id, seconds, flagged = false }) => [id, seconds, flagged])]);
