import type { ClientUserDetails } from '../../contract/profile.ts';
import { counted } from '../../domain/numberWord.ts';
import { resultHref } from '../../domain/paths.ts';
import type { ResultRow } from '../components/member/LastResults/LastResults.tsx';

type ExamRecord = ClientUserDetails['exams'][number];
type Taken = NonNullable<ExamRecord['attempts']>[number];

/** What was taken: "Exam simulation, 60 questions". */
function takenText({ mode, set, total }: Taken): string {
  const kind = mode === 'exam' ? 'Exam simulation' : set === undefined ? 'Practice' : `Practice exam ${set}`;
  return total === undefined ? kind : `${kind}, ${counted(total, 'question')}`;
}

/** Whether an attempt reaches the pass mark, in words: one passes a whole exam, and reaches the mark in any other. */
function verdictOf(attempt: Taken, passMark: number) {
  const { mode, set, passed = attempt.scorePercent >= passMark } = attempt;
  const isWhole = mode === 'exam' || set !== undefined;
  const [reached, below] = isWhole ? ['Passed', 'Not passed'] : ['Reached the pass mark', 'Below the pass mark'];
  return { passed, text: passed ? reached : below };
}

/** The attempts of all exams as rows, the latest first. */
export const resultRows = (exams: readonly ExamRecord[]): ResultRow[] =>
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
