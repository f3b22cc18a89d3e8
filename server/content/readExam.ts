import { type ExamFile, examFile } from './examFile.ts';
import type { Finding, Problem } from './problems.ts';
import { readYaml } from './readYaml.ts';
import { rules } from './rules.ts';

/** The result of reading a content file: the exam, or why there is none. */
export interface ExamReading {
  /** Absent where there is a problem. */
  readonly exam?: ExamFile;
  readonly problems: readonly Problem[];
  /** Turns a finding about this file into a problem with its place. */
  readonly locate: (finding: Finding) => Problem;
}

/** Reads one content file. `file` is its name, `shownAs` its path in problems. */
export function readExam(text: string, file: string, shownAs: string = file): ExamReading {
  const { value: exam, problems, locate } = readYaml(text, examFile, shownAs);
  if (!exam) return { problems, locate };
  const broken = rules.flatMap((rule) => rule(exam, file)).map(locate);
  return broken.length > 0 ? { problems: broken, locate } : { exam, problems, locate };
}
