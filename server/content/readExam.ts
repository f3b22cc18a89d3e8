import { type ExamFile, examFile } from './examFile.ts';
import type { Finding, Problem } from './problems.ts';
import { readJson } from './readJson.ts';
import { readYaml } from './readYaml.ts';
import { rules } from './rules.ts';

/** What a content file says: the exam, or why there is none. */
export interface ExamReading {
  /** Absent where there is a problem. */
  readonly exam?: ExamFile;
  readonly problems: readonly Problem[];
  /** Turns a finding about this file into a problem with its place. */
  readonly locate: (finding: Finding) => Problem;
}

/** Reads one content file. `file` is its name, `shownAs` what problems call it. */
export function readExam(text: string, file: string, shownAs: string = file): ExamReading {
  const read = file.endsWith('.json') ? readJson : readYaml;
  const { value: exam, problems, locate } = read(text, examFile, shownAs);
  if (!exam) return { problems, locate };
  const broken = rules.flatMap((rule) => rule(exam, file)).map(locate);
  return broken.length > 0 ? { problems: broken, locate } : { exam, problems, locate };
}
