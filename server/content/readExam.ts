import { type Document, isCollection, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { type ExamFile, examFile } from './examFile.ts';
import type { Finding, Problem } from './problems.ts';
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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file: shownAs, line, column: col, message };
  };
  const locate = ({ path, message }: Finding) => at(offsetOf(document, path), message);
  const reading = (problems: readonly Problem[]) => ({ problems, locate });

  const mistakes = [...document.errors, ...document.warnings];
  if (mistakes.length > 0) return reading(mistakes.map(({ pos, message }) => at(pos[0], message)));

  const shape = examFile.safeParse(document.toJS(), { error: messageFor });
  if (!shape.success) return reading(shape.error.issues.flatMap((issue) => findingsOf(issue, document)).map(locate));

  const exam = shape.data;
  const problems = rules.flatMap((rule) => rule(exam, file)).map(locate);
  return problems.length > 0 ? reading(problems) : { exam, problems, locate };
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'keys and values',
  string: 'text',
};

/** Words for issues that the schema has none of its own for. */
function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return `takes ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `takes ${issue.values.join(', ')}`;
  return undefined;
}

function findingsOf(issue: z.core.$ZodIssue, document: Document): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: `there is no "${key}" here` }));
  }
  const name = issue.path.findLast((step) => typeof step === 'string') ?? 'the file';
  const isMissing = issue.path.length > 0 && !document.hasIn(issue.path);
  return [{ path: issue.path, message: `${name} ${isMissing ? 'is missing' : issue.message}` }];
}

/** Where in the text a path leads, or the nearest thing around what is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    node = isCollection(node) ? node.get(step, true) : undefined;
    offset = startOf(node) ?? offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
