import { shuffled } from '../exam/shuffle.ts';
import { isOfKind, type MarkedQuestion } from '../member/kinds.ts';
import { type Difficulty, difficulties, type Pool, pools, type PracticeChoice, untouched } from './choice.ts';
import { knownIn, type PracticeSection, sectionState, chosenObjectives } from './sections.ts';

/** A question as far as it is chosen by what it is about and how hard it is. */
export interface BankQuestion {
  readonly id: string;
  /** The name of its section. */
  readonly category: string;
  /** Id of the objective of its section. */
  readonly objective?: string | undefined;
  readonly difficulty: Difficulty;
}

/** What a learner has of a question. */
export interface LearnerRecord extends MarkedQuestion {
  readonly questionId: string;
  readonly timesAsked: number;
  readonly flagged: boolean;
}

/** What a practice is built from. */
export interface PracticeBank<Question extends BankQuestion = BankQuestion> {
  /** All questions that the learner may see, in the order of the exam's file. */
  readonly questions: readonly Question[];
  readonly sections: readonly PracticeSection[];
  /** What the learner has of them; a question without a record is unseen. */
  readonly learner: readonly LearnerRecord[];
}

type Selection = Pick<PracticeChoice, 'pool' | 'from' | 'difficulty'>;

const isIn: Readonly<Record<Pool, (record: LearnerRecord | undefined) => boolean>> = {
  all: () => true,
  unseen: (record) => (record?.timesAsked ?? 0) === 0,
  missed: (record) => record !== undefined && isOfKind(record, 'missed'),
  flagged: (record) => record?.flagged ?? false,
  bookmarked: (record) => record !== undefined && isOfKind(record, 'bookmarked'),
  noted: (record) => record !== undefined && isOfKind(record, 'noted'),
};

/** The questions that match a choice, in the order of the file. Ids of `from` that the exam does not have are ignored. */
export function matching<Question extends BankQuestion>(
  { questions, sections, learner }: PracticeBank<Question>,
  { pool, difficulty, ...choice }: Selection,
): Question[] {
  const from = new Set(knownIn(sections, choice.from));
  const records = new Map(learner.map((record) => [record.questionId, record]));
  const idOf = new Map(sections.map(({ id, name }) => [name, id]));
  return questions.filter(
    (question) =>
      isIn[pool](records.get(question.id)) &&
      (difficulty.length === 0 || difficulty.includes(question.difficulty)) &&
      (from.size === 0 || from.has(idOf.get(question.category) ?? '') || from.has(question.objective ?? '')),
  );
}

/** How many questions each choice would give, with everything else as it stands and without a limit. */
export interface ChoiceCounts {
  readonly total: number;
  readonly pools: Readonly<Record<Pool, number>>;
  readonly difficulties: Readonly<Record<Difficulty, number>>;
  /** By the id of a section or an objective, chosen by itself. */
  readonly from: Readonly<Record<string, number>>;
}

/** Counts what each choice would give in place of the one of its kind. */
export function countsOf(bank: PracticeBank, choice: Selection): ChoiceCounts {
  const count = (change: Partial<Selection>) => matching(bank, { ...choice, ...change }).length;
  const each = <Key extends string>(keys: readonly Key[], countOne: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, countOne(key)])) as Record<Key, number>; // exactly these keys
  const ids = bank.sections.flatMap(({ id, objectives }) => [id, ...objectives.map((objective) => objective.id)]);
  return {
    total: count({}),
    pools: each(pools, (pool) => count({ pool })),
    difficulties: each(difficulties, (difficulty) => count({ difficulty: [difficulty] })),
    from: each(ids, (id) => count({ from: [id] })),
  };
}

/** How many questions a section gives: what is chosen of it, or all of it where nothing is. */
export function sectionCount(section: PracticeSection, from: readonly string[], counts: ChoiceCounts): number {
  if (sectionState(section, from) !== 'some') return counts.from[section.id] ?? 0;
  return chosenObjectives(section, from).reduce((sum, id) => sum + (counts.from[id] ?? 0), 0);
}

/** A way to more questions: to choose nothing any more in one respect, or in all, and how many questions that gives. */
export interface Widening {
  readonly change: Partial<Selection>;
  readonly by: 'pool' | 'from' | 'difficulty' | 'all';
  readonly count: number;
}

/** What helps where nothing matches: each respect whose choice alone is the reason, or else all of them together. */
export function widenings(bank: PracticeBank, choice: Selection): Widening[] {
  const { pool, from, difficulty } = untouched;
  const widened = (by: Widening['by'], change: Partial<Selection>): Widening[] => {
    const { length: count } = matching(bank, { ...choice, ...change });
    return count > 0 ? [{ by, change, count }] : [];
  };
  const single = [...widened('pool', { pool }), ...widened('from', { from }), ...widened('difficulty', { difficulty })];
  return single.length > 0 ? single : widened('all', { pool, from, difficulty });
}

/**
 * The questions of a practice, in its order: those that match, as many as are asked for. In the order of the file they
 * are the first ones; in random order the same `seed` gives the same ones. What its learner has not seen can come first.
 */
export function drawPractice<Question extends BankQuestion>(
  bank: PracticeBank<Question>,
  choice: PracticeChoice,
  seed: string,
  isUnseenFirst = false,
): Question[] {
  const matches = matching(bank, choice);
  const drawn = choice.order === 'file' ? matches : shuffled(matches, seed);
  const unseen = new Set(isUnseenFirst ? matching(bank, { ...choice, pool: 'unseen' }) : []);
  return drawn.toSorted((one, other) => Number(unseen.has(other)) - Number(unseen.has(one))).slice(0, choice.count);
}
