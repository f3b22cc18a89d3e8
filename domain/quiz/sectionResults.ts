import type { SectionedRecord } from '../member/sections.ts';
import { type Outcome, outcomes } from './outcome.ts';
import { sumOf, percentOf } from './score.ts';
import { telling } from './telling.ts';

/** A section of the official guide: the id by which addresses name it, and its share of the exam in percent. */
interface GuideSection {
  readonly id?: string | undefined;
  readonly name: string;
  readonly weight: number;
}

/** A saved attempt; without sections where it came without its picks. */
interface PastAttempt extends SectionedRecord {
  readonly attemptId?: string | undefined;
}

/** How a section of a finished quiz went. */
export interface SectionResult {
  readonly name: string;
  /** Names it in addresses; undefined where the server does not say. */
  readonly id: string | undefined;
  /** Its share of the official exam, in percent; undefined where it is unknown. */
  readonly weight: number | undefined;
  /** How its questions ended, in the order of `outcomes`. */
  readonly ended: readonly Outcome[];
  /** What its questions gave: in a practice with partial credit, so that the sections add up to the score. */
  readonly points: number;
  /** How many were right as a whole, as the official exam counts: what attempts are compared by. */
  readonly right: number;
  readonly total: number;
  /** Seconds for a question on average, over those that were on show; undefined where these are fewer than five. */
  readonly pace: number | undefined;
  /** The attempt before that can be compared with this one. */
  readonly before: { readonly right: number; readonly total: number } | undefined;
  /** What was right in the attempts until this one that can be compared with it, in whole percent, oldest first. */
  readonly trend: readonly number[];
}

/** What is known of a quiz besides its questions. */
interface Known {
  /** How each question ended, in order. */
  readonly ended: readonly Outcome[];
  /** What each question gave, from 0 to 1; left out where there is no partial credit. */
  readonly shares?: readonly number[] | undefined;
  /** For how many seconds each question was on show; undefined where times are unknown. */
  readonly seconds?: readonly number[] | undefined;
  readonly covered?: readonly GuideSection[] | undefined;
  /** Oldest first; this attempt may be among them. */
  readonly past?: readonly PastAttempt[] | undefined;
  /** The id with which this attempt is saved. */
  readonly attemptId?: string | undefined;
  /** An exam simulation is compared with exam simulations alone. */
  readonly isSimulation?: boolean;
}

/** How many points a section shows in its trend, this attempt included. */
const TREND = 8;

/** The sections of a finished quiz, by points lost, and by weight where these are equal (docs/product.md 4.42). */
export function sectionResults(
  questions: readonly { readonly category: string }[],
  { ended, shares, seconds, covered, past = [], attemptId, isSimulation = false }: Known,
): SectionResult[] {
  const positions = Map.groupBy(questions.keys(), (position) => questions[position]?.category ?? '');
  const own = [...positions].map(([name, members]) => {
    const guide = covered?.find((section) => section.name === name);
    const results = members.flatMap((position) => ended[position] ?? []);
    const times = members.map((position) => seconds?.[position] ?? 0).filter((time) => time > 0);
    const right = results.filter((outcome) => outcome === 'right').length;
    return {
      name,
      id: guide?.id,
      weight: guide?.weight,
      ended: results.toSorted((one, other) => outcomes.indexOf(one) - outcomes.indexOf(other)),
      points: shares ? sumOf(members.map((position) => shares[position] ?? 0)) : right,
      right,
      total: members.length,
      pace: times.length >= 5 ? Math.round(sumOf(times) / times.length) : undefined,
    };
  });
  const earlier = past.filter(
    (attempt) =>
      (attempt.attemptId === undefined || attempt.attemptId !== attemptId) &&
      (!isSimulation || attempt.mode === 'exam'),
  );
  return own
    .map((section) => {
      const records = earlier.flatMap(({ sections }) =>
        sections.flatMap(({ name, fullyCorrect: right, total }) => (name === section.name ? { right, total } : [])),
      );
      const now = { right: section.right, total: section.total };
      const compared = telling([...records, now]);
      const trend = compared.includes(now) ? compared : [now];
      return {
        ...section,
        before: trend.at(-2),
        trend: trend.map((each) => percentOf(each.right, each.total)).slice(-TREND),
      };
    })
    .toSorted((one, other) => lostIn(other) - lostIn(one) || (other.weight ?? 0) - (one.weight ?? 0));
}

const lostIn = ({ points, total }: SectionResult) => total - points;
