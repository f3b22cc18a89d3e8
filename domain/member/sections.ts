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
  /** From how many attempts, the latest that asked it. */
  readonly attempts: number;
  /** Whether each of these was an exam simulation. */
  readonly isSimulation: boolean;
  /** How it went the time before that can be compared, where `attempts` is 1 and there was one. */
  readonly before?: SectionRecord | undefined;
}

/** How many attempts a trend shows. */
const TREND_LENGTH = 5;

/** A share as a whole number of percent. */
const shareOf = ({ fullyCorrect, total }: Pick<SectionRecord, 'fullyCorrect' | 'total'>): number =>
  Math.round((fullyCorrect / total) * 100);

/** Every section that was asked, in the order of the guide as far as the latest attempts show it. */
function sectionNames(attempts: readonly SectionedRecord[]): string[] {
  return [...new Set(attempts.toReversed().flatMap(({ sections }) => sections.map(({ name }) => name)))];
}

/** What was asked of a section, attempt by attempt, the latest first. */
const recordsOf = (attempts: readonly SectionedRecord[], name: string) =>
  attempts.toReversed().flatMap(({ mode, sections }) => {
    const section = sections.find((one) => one.name === name);
    return section ? [{ ...section, mode }] : [];
  });

/**
 * How each section has gone lately, in the guide's order: over the latest attempts that asked it, as many as it takes
 * for five questions. `attempts` are oldest first.
 */
export function standings(attempts: readonly SectionedRecord[]): Standing[] {
  return sectionNames(attempts).flatMap((name) => {
    const records = recordsOf(attempts, name);
    const [latest] = records;
    if (!latest) return [];
    let [count, total, fullyCorrect] = [0, 0, 0];
    for (const record of records) {
      if (total >= ENOUGH) break;
      count += 1;
      total += record.total;
      fullyCorrect += record.fullyCorrect;
    }
    const { id, weight } = latest;
    const isSimulation = records.slice(0, count).every(({ mode }) => mode === 'exam');
    return {
      name,
      id,
      weight,
      fullyCorrect,
      total,
      attempts: count,
      isSimulation,
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
 * The section to practice next: the one with the smallest share of right answers, among equal ones the heaviest. One
 * with fewer than five questions counts only where none has as many. Undefined where nothing was asked, or all was right.
 */
export function weakestSection(attempts: readonly SectionedRecord[]): Standing | undefined {
  const all = standings(attempts);
  const known = all.filter(({ total }) => total >= ENOUGH);
  const [weakest] = (known.length > 0 ? known : all).toSorted(
    (one, other) =>
      one.fullyCorrect / one.total - other.fullyCorrect / other.total || (other.weight ?? 0) - (one.weight ?? 0),
  );
  return weakest && weakest.fullyCorrect < weakest.total ? weakest : undefined;
}

/** Attempts that are compared, and whether all are exam simulations. */
interface Compared<Attempt> {
  readonly attempts: readonly Attempt[];
  readonly areSimulations: boolean;
}

/** The attempts that say how their sections went and are compared: simulations from the second one on, until then all. */
export function comparable<Attempt extends SectionedRecord>(attempts: readonly Attempt[]): Compared<Attempt> {
  const known = attempts.filter(({ sections }) => sections.length > 0);
  const simulations = known.filter(({ mode }) => mode === 'exam');
  const areSimulations = simulations.length >= 2;
  return { attempts: areSimulations ? simulations : known, areSimulations };
}

/** The shares of a section over time. */
export interface Trend {
  readonly name: string;
  readonly id?: string | undefined;
  /** In whole percent, oldest first, at most `TREND_LENGTH`, at least one. */
  readonly shares: readonly number[];
  /** Whether it was never asked before. */
  readonly first: boolean;
  /** How many of the last time's questions were right as a whole, and how many there were. */
  readonly right: number;
  readonly total: number;
}

/** How each section has developed, in the guide's order. `attempts` are oldest first, some or all of `history`. */
export function sectionTrends(attempts: readonly SectionedRecord[], history = attempts): Trend[] {
  return sectionNames(attempts).map((name) => {
    const records = telling(recordsOf(attempts, name)).slice(0, TREND_LENGTH);
    const first = recordsOf(history, name).length === 1;
    const { id, fullyCorrect: right = 0, total = 0 } = records[0] ?? {};
    return { name, id, shares: records.map(shareOf).toReversed(), first, right, total };
  });
}
