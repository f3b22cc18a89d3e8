import type * as z from 'zod';
import { type ExamFile, examFile } from './examFile.ts';
import type { Finding, Problem } from './problems.ts';
import { locateLater, readYaml, type YamlReading } from './readYaml.ts';
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
  const read = file.endsWith('.json') ? readJson : readYaml;
  const { value: exam, problems, locate } = read(text, examFile, shownAs);
  if (!exam) return { problems, locate };
  const broken = rules.flatMap((rule) => rule(exam, file)).map(locate);
  return broken.length > 0 ? { problems: broken, locate } : { exam, problems, locate };
}

/** Reads JSON many times faster than YAML. As JSON is YAML, too, a text with problems is read as YAML to locate them. */
function readJson<Value>(text: string, shape: z.ZodType<Value>, shownAs: string): YamlReading<Value> {
  const result = shape.safeParse(parsed(text));
  return result.success
    ? { value: result.data, problems: [], locate: locateLater(text, shownAs) }
    : readYaml(text, shape, shownAs);
}

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
