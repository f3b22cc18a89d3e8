import type { ExamFile } from '../../../../server/content/examFile.ts';
import type { EditorialRule } from '../rule.ts';

/** A rule, an exam that breaks it, and what it finds there: its name, and what it is tried with where that differs. */
export type RuleCase = readonly [
  name: string,
  rule: EditorialRule,
  broken: ExamFile,
  findings: readonly (readonly [path: string, message: string])[],
];
