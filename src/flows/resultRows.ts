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
        passed: passMark === undefined ? undefined : (attempt.passed ?? attempt.scorePercent >= passMark),
      })),
    )
    .toSorted((one, other) => Date.parse(other.finishedAt) - Date.parse(one.finishedAt));
