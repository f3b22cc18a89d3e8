import { parseDocument } from 'yaml';

/** A question that stands above its check list, in the lines at the top. */
export interface QuestionAbove {
  readonly line: number;
  readonly text: string;
  /** Addresses. */
  readonly references: readonly string[];
}

/** What the lines at the top of a file say. */
interface FrontMatter {
  readonly facts: {
    /** For all questions of the file. */
    readonly section: string | undefined;
    readonly difficulty: string | undefined;
    /** The first question of the file. */
    readonly question: QuestionAbove | undefined;
  };
  /** The text below, with as many lines as the file. */
  readonly body: string;
  /** Why the lines can't be read, with their place. */
  readonly problem?: string;
}

/** Reads the lines between `---` at the top of a file: `section`, `difficulty`, `question` and `documentation`. */
export function readFrontMatter(text: string): FrontMatter {
  const nothing = { section: undefined, difficulty: undefined, question: undefined };
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1;
  if (end < 0) return { facts: nothing, body: text };
  const lines = text.slice(4, end).split('\n');
  const body = '\n'.repeat(lines.length + 2) + text.slice(end + 5);
  const document = parseDocument(lines.join('\n'));
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1;
    return { facts: nothing, body, problem: `:${line}:1 the lines at the top are no YAML, and are not read.` };
  }
  const values = new Map(Object.entries(Object(document.toJS({ maxAliasCount: 0 }))));
  const words = (key: string): string | undefined => wordsOf(values.get(key))[0];
  const question = words('question');
  return {
    facts: {
      section: words('section'),
      difficulty: words('difficulty'),
      question:
        question === undefined
          ? undefined
          : {
              line: lines.findIndex((one) => one.startsWith('question:')) + 2,
              text: question,
              references: wordsOf(values.get('documentation')),
            },
    },
    body,
  };
}

/** The words of a value, or of each value in a list. */
function wordsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    const word = typeof one === 'string' || typeof one === 'number' ? String(one).trim() : '';
    return word === '' ? [] : [word];
  });
}
