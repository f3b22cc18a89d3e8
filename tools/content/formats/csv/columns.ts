import { KnownFailure } from '../../../../server/knownFailure.ts';

/** What a column holds; those of answers and references are numbered from 0. */
export type Column =
  | { readonly kind: 'id' | 'section' | 'difficulty' | 'question' | 'correct' }
  | { readonly kind: 'answer' | 'explanation' | 'reference' | 'url'; readonly number: number };

const single: ReadonlyMap<string, Column['kind'] & ('id' | 'section' | 'difficulty' | 'question' | 'correct')> =
  new Map([
    ['id', 'id'],
    ...['section', 'category', 'topic'].map((name) => [name, 'section'] as const),
    ...['difficulty', 'level'].map((name) => [name, 'difficulty'] as const),
    ...['question', 'questiontext', 'text', 'prompt'].map((name) => [name, 'question'] as const),
    ...['correct', 'correctanswer', 'correctanswers', 'answer', 'answers', 'key'].map(
      (name) => [name, 'correct'] as const,
    ),
  ]);

const numbered: readonly (readonly [RegExp, 'answer' | 'explanation' | 'reference' | 'url'])[] = [
  [/^(?:answer|option|choice)(\d{1,2}|[a-z])$/, 'answer'],
  [/^([a-z])$/, 'answer'],
  [/^(?:explanation|feedback)(\d{1,2}|[a-z])$/, 'explanation'],
  [/^(?:reference|referencetitle)(\d{1,2})$/, 'reference'],
  [/^(?:url|referenceurl)(\d{1,2})$/, 'url'],
];

/** What a column with a name holds, or nothing where that is not known. */
export function columnOf(name: string): Column | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  const kind = single.get(plain);
  if (kind !== undefined) return { kind };
  for (const [pattern, numberedKind] of numbered) {
    const [, place] = pattern.exec(plain) ?? [];
    if (place !== undefined) return { kind: numberedKind, number: numberOf(place) };
  }
  return undefined;
}

/** From 0, for `1` and for `a`. */
const numberOf = (place: string): number => (/\d/.test(place) ? Number(place) : place.charCodeAt(0) - 96) - 1;

/** The columns of a file by its first line. Throws a `KnownFailure` where questions can't be read by them. */
export function readColumns(header: readonly string[], shownAs: string): (Column | undefined)[] {
  const columns = header.map(columnOf);
  const names = columns.map((column) => column && keyOf(column));
  const twice = names.findIndex((name, at) => name !== undefined && names.indexOf(name) < at);
  if (twice >= 0) throw new KnownFailure(`${shownAs}:1:1 two columns hold the same: "${header[twice]}" is the second.`);
  const missing = ['question', 'correct', 'answer 0', 'answer 1'].find((name) => !names.includes(name));
  if (missing !== undefined) {
    const wanted = missing.replace(/ (\d)/, (_, at) => `_${Number(at) + 1}`);
    throw new KnownFailure(`${shownAs}:1:1 there is no column "${wanted}". The first line names the columns.`);
  }
  return columns;
}

const keyOf = (column: Column): string => ('number' in column ? `${column.kind} ${column.number}` : column.kind);
