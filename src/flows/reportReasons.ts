import type { ReportReason } from '../../contract/reports.ts';

/** What can be wrong with a question, as a learner chooses it and finds it again. */
export const reportReasons: Readonly<Record<ReportReason, string>> = {
  wrongKey: 'The wrong answers are marked as correct',
  unclear: 'It is unclear or ambiguous',
  outdated: 'It is out of date',
  typo: 'It has a typing error',
  other: 'Something else',
};
