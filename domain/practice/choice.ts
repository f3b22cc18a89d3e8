/** Which questions a practice is built from: all, those never asked, or those with something of the learner's on them. */
export const pools = ['all', 'unseen', 'missed', 'flagged', 'bookmarked', 'noted'] as const;
export type Pool = (typeof pools)[number];

/** How hard a question is, the easiest first. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What someone has chosen to practice. */
export interface PracticeChoice {
  /** The exam's slug; empty where none is chosen. */
  readonly exam: string;
  readonly pool: Pool;
  /** Ids of sections and of objectives; none stands for all. */
  readonly from: readonly string[];
  /** None stands for all. */
  readonly difficulty: readonly Difficulty[];
  /** How many questions at most; undefined for all that there are. */
  readonly count: number | undefined;
  readonly order: 'file' | 'random';
  /** When answers are revealed. */
  readonly answers: 'immediate' | 'end';
}

/** What is chosen until someone chooses. */
export const untouched: PracticeChoice = {
  exam: '',
  pool: 'all',
  from: [],
  difficulty: [],
  count: 10,
  order: 'random',
  answers: 'immediate',
};

/** The query of a choice's address, without what is untouched; commas separate the values of a list. */
export function choiceQuery(choice: Partial<PracticeChoice>): Record<string, string> {
  const { exam, pool, from, difficulty, count, order, answers } = { ...untouched, ...choice };
  const changed = (value: string, before: string) => (value === before ? '' : value);
  return {
    exam,
    pool: changed(pool, untouched.pool),
    from: from.join(','),
    difficulty: difficulty.join(','),
    count: changed(count === undefined ? 'all' : String(count), String(untouched.count)),
    order: changed(order, untouched.order),
    answers: changed(answers, untouched.answers),
  };
}
