import { type Outcome, outcomes } from './outcome.ts';

/** A section of the official guide: the id by which addresses name it, and its share of the exam in percent. */
interface GuideSection {
  readonly id?: string | undefined;
  readonly name: string;
  readonly weight: number;
}

/** How a section went in an earlier attempt. */
interface PastSection {
  readonly name: string;
  /** How many of its questions were right as a whole. */
  readonly fullyCorrect: number;
  readonly total: number;
  /** How long they were on show together. */
  readonly seconds?: number | undefined;
}

/** An earlier attempt; without sections where it came without its picks. */
interface PastAttempt {
  readonly sections: readonly PastSection[];
}

/** How a section of a finished quiz went. A question that is right in part is not right, as the official exam counts. */
export interface SectionResult {
  readonly name: string;
  /** Names it in addresses; undefined where the server does not say. */
  readonly id: string | undefined;
  /** Its share of the official exam, in percent; undefined where it is unknown. */
  readonly weight: number | undefined;
  /** How its questions ended, in the order of `outcomes`. */
  readonly ended: readonly Outcome[];
  readonly right: number;
  readonly total: number;
  /** For how many seconds its questions were on show together; undefined where times are unknown. */
  readonly seconds: number | undefined;
  /** Seconds for a question on average, over those that were on show; undefined where there is none. */
  readonly pace: number | undefined;
  /** The attempt before that had questions of this section. */
  readonly before: { readonly right: number; readonly total: number } | undefined;
  /** What was right in the attempts until this one, in whole percent, oldest first. */
  readonly trend: readonly number[];
}

/** What is known of a quiz besides its questions. */
interface Known {
  /** How each question ended, in order. */
  readonly ended: readonly Outcome[];
  /** For how many seconds each question was on show; undefined where times are unknown. */
  readonly seconds?: readonly number[] | undefined;
  readonly covered?: readonly GuideSection[] | undefined;
  /** Oldest first; this attempt may be among them. */
  readonly past?: readonly PastAttempt[] | undefined;
}

/** How many points a section shows in its trend, this attempt included. */
const TREND = 8;

/** The sections of a finished quiz, what cost most first (docs/product.md 4.42). */
export function sectionResults(
  questions: readonly { readonly category: string }[],
  { ended, seconds, covered, past = [] }: Known,
): SectionResult[] {
  const positions = Map.groupBy(questions.keys(), (position) => questions[position]?.category ?? '');
  const own = [...positions].map(([name, members]) => {
    const guide = covered?.find((section) => section.name === name);
    const results = members.flatMap((position) => ended[position] ?? []);
    const times = seconds && members.map((position) => seconds[position] ?? 0);
    const sum = times?.reduce((before, time) => before + time, 0);
    const shown = times?.filter((time) => time > 0).length;
    return {
      name,
      id: guide?.id,
      weight: guide?.weight,
      ended: results.toSorted((one, other) => outcomes.indexOf(one) - outcomes.indexOf(other)),
      right: results.filter((outcome) => outcome === 'right').length,
      total: members.length,
      seconds: sum,
      pace: sum && shown ? Math.round(sum / shown) : undefined,
    };
  });
  const earlier = withoutThis(past, own);
  return own
    .map((section) => {
      const records = earlier.flatMap(({ sections }) => sections.find(({ name }) => name === section.name) ?? []);
      const last = records.at(-1);
      const shares = [...records.map((record) => ({ ...record, right: record.fullyCorrect })), section].map(
        percentRight,
      );
      return {
        ...section,
        before: last && { right: last.fullyCorrect, total: last.total },
        trend: shares.slice(-TREND),
      };
    })
    .toSorted(byCost(own.every(({ weight }) => weight !== undefined)));
}

/** What was right, in whole percent. */
export const percentRight = ({ right, total }: { readonly right: number; readonly total: number }): number =>
  total === 0 ? 0 : Math.round((right / total) * 100);

/**
 * By what the lost questions would cost in the official exam, where the weight of every section is known; else by how
 * many were lost. What costs the same keeps the order of the quiz.
 */
const byCost = (isWeighted: boolean) => (one: SectionResult, other: SectionResult) =>
  (isWeighted ? costOf(other) - costOf(one) : 0) || lostIn(other) - lostIn(one);

const lostIn = ({ right, total }: SectionResult) => total - right;

const costOf = (section: SectionResult) => ((section.weight ?? 0) * lostIn(section)) / section.total;

type OwnSection = Pick<SectionResult, 'name' | 'right' | 'total' | 'seconds'>;

/** The attempts before this one, which is among them by its numbers once it has been saved. */
function withoutThis(past: readonly PastAttempt[], own: readonly OwnSection[]): readonly PastAttempt[] {
  const at = past.findLastIndex(
    ({ sections }) =>
      sections.length === own.length && own.every((section) => sections.some((record) => isSame(record, section))),
  );
  return at === -1 ? past : past.toSpliced(at, 1);
}

const isSame = (record: PastSection, own: OwnSection): boolean =>
  record.name === own.name &&
  record.fullyCorrect === own.right &&
  record.total === own.total &&
  (record.seconds === undefined || own.seconds === undefined || record.seconds === own.seconds);
