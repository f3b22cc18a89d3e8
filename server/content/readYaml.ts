import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Document, isCollection, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { ContentError, type Finding, type Problem } from './problems.ts';

/** The result of reading YAML: a value of the right shape, or why there is none. */
export interface YamlReading<Value> {
  /** Absent where there is a problem. */
  readonly value?: Value;
  readonly problems: readonly Problem[];
  /** Turns a finding about this text into a problem with its place. */
  readonly locate: (finding: Finding) => Problem;
}

/** Reads YAML. `shownAs` is the path of its file in problems. */
export function readYaml<Value>(text: string, shape: z.ZodType<Value>, shownAs: string): YamlReading<Value> {
  const places = placesIn(text, shownAs);
  const { document, locate } = places;
  const refusal = (problems: readonly Problem[]) => ({ problems, locate });

  const mistakes = [...document.errors, ...document.warnings];
  if (mistakes.length > 0) return refusal(mistakes.map(({ pos, message }) => places.at(pos[0], message)));

  const result = shape.safeParse(document.toJS(), { error: messageFor });
  if (!result.success) return refusal(result.error.issues.flatMap((issue) => findingsOf(issue, document)).map(locate));
  return { value: result.data, problems: [], locate };
}

/** What a file in YAML says. Throws a `ContentError` with what is wrong in it. */
export function readYamlFile<Value>(file: string, shape: z.ZodType<Value>): Value {
  const { value, problems } = readYaml(readFileSync(file, 'utf8'), shape, relative(process.cwd(), file));
  if (value === undefined) throw new ContentError(problems);
  return value;
}

/** The tree of a YAML text, and the places of its nodes. */
function placesIn(text: string, shownAs: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file: shownAs, line, column: col, message };
  };
  return { document, at, locate: ({ path, message }: Finding) => at(offsetOf(document, path), message) };
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'keys and values',
  string: 'text',
};

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

/** The offset of a path in the text, or of the nearest node around a missing one. */
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
