import { percentOf, shownScore } from '../quiz/score.ts';
import { ENOUGH, telling } from '../quiz/telling.ts';

/** How a section of the exam guide went in an attempt; the contract's records fit. */
export interface SectionRecord {
  readonly name: string;
  readonly id?: string | undefined;
  /** Its share of the official exam, in percent. */
  readonly weight?: number | undefined;
  /** How many of its questions were right as a whole, as the official exam counts. */
  readonly fullyCorrect: number;
  /** Number of its questions, at least one. */
  readonly total: number;
}

/** An attempt with its sections in the order of the guide; one that came without its picks has none. */
export interface SectionedRecord {
  readonly mode?: string | undefined;
  readonly sections: readonly SectionRecord[];
}

/** How a section has gone lately. */
export interface Standing extends Pick<SectionRecord, 'name' | 'id' | 'weight' | 'fullyCorrect' | 'total'> {
  /** How it went the time before that can be compared, where the latest alone counts and there was one. */
  readonly before?: SectionRecord | undefined;
}

/**
 * What was asked of each section, attempt by attempt, the latest first; the sections are in the order of the guide, as far
 * as the latest attempts show it.
 */
const bySection = (attempts: readonly SectionedRecord[]) =>
  Map.groupBy(
    attempts.toReversed().flatMap(({ mode, sections }) => sections.map((section) => ({ ...section, mode }))),
    ({ name }) => name,
  );

/**
 * How each section has gone lately, in the guide's order: over the latest attempts that asked it, as many as it takes
 * for five questions. `attempts` are oldest first.
 */
export function standings(attempts: readonly SectionedRecord[]): Standing[] {
  return [...bySection(attempts)].map(([name, records]) => {
    let [count, total, fullyCorrect] = [0, 0, 0];
    for (const record of records) {
      if (total >= ENOUGH) break;
      count += 1;
      total += record.total;
      fullyCorrect += record.fullyCorrect;
    }
    return {
      name,
      id: records[0]?.id,
      weight: records[0]?.weight,
      fullyCorrect,
      total,
      before: count === 1 ? timeBefore(records) : undefined,
    };
  });
}

/** The time before the latest that can be compared with it: of an exam simulation, the simulation before. */
function timeBefore(records: readonly (SectionRecord & Pick<SectionedRecord, 'mode'>)[]): SectionRecord | undefined {
  const [latest] = records;
  const [last, before] = telling(latest?.mode === 'exam' ? records.filter(({ mode }) => mode === 'exam') : records);
  return last === latest ? before : undefined;
}

/**
 * The sections in the order in which to practice them: the smallest share of right answers first, among equal ones the
 * heaviest. Those with fewer than five questions follow: they say too little.
 */
export const weakestFirst = (attempts: readonly SectionedRecord[]): Standing[] =>
  standings(attempts).toSorted(
    (one, other) =>
      Number(one.total < ENOUGH) - Number(other.total < ENOUGH) ||
      one.fullyCorrect / one.total - other.fullyCorrect / other.total ||
      (other.weight ?? 0) - (one.weight ?? 0),
  );

/** Sections of the guide in that order; those that were not asked follow in theirs. */
export function byWeakness<S extends { name: string }>(sections: readonly S[], attempts: readonly SectionedRecord[]) {
  const strongestFirst = weakestFirst(attempts)
    .map(({ name }) => name)
    .toReversed();
  return sections.toSorted((one, other) => strongestFirst.indexOf(other.name) - strongestFirst.indexOf(one.name));
}

/** The section to practice next. Undefined where nothing was asked, or all was right. */
export function weakestSection(attempts: readonly SectionedRecord[]): Standing | undefined {
  const [weakest] = weakestFirst(attempts);
  return weakest && weakest.fullyCorrect < weakest.total ? weakest : undefined;
}

/** A share as a whole number of percent. */
export const shareOf = ({ fullyCorrect, total }: Pick<SectionRecord, 'fullyCorrect' | 'total'>): number =>
  percentOf(fullyCorrect, total);

/** Whether so few questions of an exam were asked that a share in percent says too little. */
export const isEarly = (
  questions: readonly { readonly examId: string; readonly timesAsked: number }[],
  exam: string | undefined,
): boolean => questions.filter(({ examId, timesAsked }) => examId === exam && timesAsked > 0).length < 20;

/** The share of right answers over all sections, weighted as the exam weighs them, as it is shown beside the pass mark; undefined without any. */
export function readiness(sections: readonly Standing[], passMark: number | undefined): number | undefined {
  const weightOf = ({ weight = 1 }: Standing) => weight;
  const sum = sections.reduce((all, section) => all + weightOf(section), 0);
  const right = sections.reduce((all, section) => all + (weightOf(section) * section.fullyCorrect) / section.total, 0);
  return sum === 0 ? undefined : shownScore(percentOf(right, sum), right, sum, passMark);
}
