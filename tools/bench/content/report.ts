import { median, quantile } from '../stats.ts';
import { textTable } from '../textTable.ts';

/** Times in milliseconds: of starts that read everything, and of starts on the same data again. */
export interface StartTimes {
  readonly first: number[];
  readonly again: number[];
}

/** The site's own exams, and the bank. */
export type Both<T> = Readonly<Record<'ours' | 'bank', T>>;

/** A second more is granted for as many questions. */
const QUESTIONS_PER_SECOND = 25_000;

/** Start times beside what they may be: twice our own, and a second for every 25,000 questions. */
export function startReport(times: Both<StartTimes>, exams: Both<number>, questions: Both<number>) {
  const kinds = ['first', 'again'] as const;
  const seconds = (of: 'ours' | 'bank') => kinds.map((kind) => median(times[of][kind]) / 1000);
  const [ours, bank] = [seconds('ours'), seconds('bank')];
  const bounds = ours.map((time) => 2 * time + questions.bank / QUESTIONS_PER_SECOND);
  const shares = bank.map((time, at) => time / (bounds[at] ?? Number.NaN));
  const nameOf = (of: 'ours' | 'bank') => `${exams[of]} exams, ${questions[of]} questions`;
  const row = (name: string, values: readonly number[]) => [name, ...values.map((value) => value.toFixed(2))];
  const text = textTable([
    ['', 'first start', 'again'],
    row(nameOf('ours'), ours),
    row(nameOf('bank'), bank),
    row('may take', bounds),
    row('takes of it', shares),
  ]);
  return { text, isHeld: shares.every((share) => share <= 1) };
}

/** A call's times in milliseconds. */
export interface CallTimes extends Both<readonly number[]> {
  readonly name: string;
}

/** Each call with the site's own exams and with the bank, and how many times as long it takes there. */
export function callReport(calls: readonly CallTimes[]): string {
  const heading = ['call', ...['p50', 'p95'].flatMap((share) => [`${share} ours`, `${share} bank`, 'ratio'])];
  const rows = calls.map(({ name, ours, bank }) => [
    name,
    ...[0.5, 0.95].flatMap((share) => {
      const [few, many] = [quantile(ours, share), quantile(bank, share)];
      return [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)];
    }),
  ]);
  return textTable([heading, ...rows]);
}
