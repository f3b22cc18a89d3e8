import type { ReportReason } from '../../contract/reports.ts';

/** What can be wrong with a question, as a learner chooses it and finds it again. */
export const reportReasons: Readonly<Record<ReportReason, string>> = {
  wrongKey: 'An answer is marked incorrectly',
  unclear: 'It is unclear or ambiguous',
  outdated: 'It is out of date',
  typo: 'It has a typo',
  other: 'Something else',
};
