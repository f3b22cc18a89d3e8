/** A question of an exam, as far as the division into practice exams needs it. */
interface SetQuestion {
  /** Which practice exam it belongs to, from 1; the first where it is left out. */
  readonly set?: number | undefined;
}

/** The disjoint practice exams of an exam, in order, with the number of their questions; none where there is only one. */
export function setsOf(questions: readonly SetQuestion[]): { set: number; questionCount: number }[] {
  const counts = new Map<number, number>();
  for (const { set = 1 } of questions) counts.set(set, (counts.get(set) ?? 0) + 1);
  if (counts.size < 2) return [];
  return [...counts].toSorted(([a], [b]) => a - b).map(([set, questionCount]) => ({ set, questionCount }));
}

/** What a practice exam is called; undefined for all questions. */
export const setName = (set: number | undefined): string | undefined =>
  set === undefined ? undefined : `Practice exam ${set}`;

/** The questions of one practice exam; all of them where none is chosen. */
export const questionsIn = <Question extends SetQuestion>(
  questions: readonly Question[],
  set: number | undefined,
): Question[] => questions.filter((question) => set === undefined || (question.set ?? 1) === set);
