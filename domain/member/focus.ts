import { nearestDate } from './days.ts';

/** An exam with the times at which attempts of it were finished, or at which it was bought, in any order. */
interface Practiced {
  readonly examId: string;
  readonly finishedAt: readonly string[];
}

/**
 * The exam that someone is busy with: the one whose date comes next, if they have practiced or bought it; else the one
 * that they practiced or bought last; else the one with a date. Undefined where there is none of these. `today` is YYYY-MM-DD.
 */
export function focusExam(
  dates: readonly { readonly examId: string; readonly date: string }[],
  practiced: readonly Practiced[],
  today: string,
): string | undefined {
  const dated = nearestDate(
    dates.filter(({ date }) => date >= today),
    today,
  )?.examId;
  const begun = practiced.filter(({ finishedAt }) => finishedAt.length > 0);
  if (dated !== undefined && begun.some(({ examId }) => examId === dated)) return dated;
  const lastOf = ({ finishedAt }: Practiced) => finishedAt.toSorted().at(-1) ?? '';
  const [last] = begun.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)));
  return last?.examId ?? dated;
}
