import type { AttemptMode } from '../../contract/attempts.ts';
import { counted } from '../../domain/numberWord.ts';
import { resultHref } from '../../domain/paths.ts';
import type { ResultRow } from '../components/member/LastResults/LastResults.tsx';

/** The fields of an attempt that its name and verdict use. */
interface Taken {
  readonly finishedAt: string;
  readonly scorePercent: number;
  readonly passed?: boolean | undefined;
  readonly attemptId?: string | undefined;
  readonly mode?: AttemptMode | undefined;
  readonly set?: number | undefined;
  readonly total?: number | undefined;
}

/** What was taken: "Exam simulation, 60 questions". */
function takenText({ mode, set, total }: Taken): string {
  const kind = mode === 'exam' ? 'Exam simulation' : set === undefined ? 'Practice' : `Practice exam ${set}`;
  return total === undefined ? kind : `${kind}, ${counted(total, 'question')}`;
}

/** Whether an attempt reaches the pass mark, in words: one passes a whole exam, and reaches the mark in any other. */
function verdictOf(attempt: Taken, passMark: number) {
  const { mode, set, passed = attempt.scorePercent >= passMark } = attempt;
  const isWhole = mode === 'exam' || set !== undefined;
  const text = isWhole
    ? passed
      ? 'Passed'
      : 'Not passed yet'
    : passed
      ? 'Reached the pass mark'
      : 'Below the pass mark';
  return { passed, text };
}

/** The attempts of all exams as rows, the latest first. */
export const resultRows = (
  exams: readonly {
    readonly name: string;
    /** The slug. */
    readonly link?: string | undefined;
    readonly passMark?: number | undefined;
    readonly attempts?: readonly Taken[] | undefined;
  }[],
): ResultRow[] =>
  exams
    .flatMap(({ name, link, passMark, attempts = [] }) =>
      attempts.map((attempt) => ({
        id: `${name} ${attempt.finishedAt}`,
        finishedAt: attempt.finishedAt,
        exam: name,
        what: takenText(attempt),
        href: resultHref(link, attempt.attemptId),
        scorePercent: attempt.scorePercent,
        verdict: passMark === undefined ? undefined : verdictOf(attempt, passMark),
      })),
    )
    .toSorted((one, other) => Date.parse(other.finishedAt) - Date.parse(one.finishedAt));
