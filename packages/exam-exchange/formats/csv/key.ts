import { letterAt, sameAs } from '../../host.ts';

/**
 * How a column names correct answers: by letters or numbers, by numbers that count from 0 or 1, by their texts, with a 0 or
 * a 1 for each answer; `either` is any of the first and the third.
 */
export type KeyMeaning = 'either' | 'positions' | 'indexes' | 'texts' | 'flags';

/** How the correct answers of a table are to be read. */
export interface KeyRules {
  readonly meaning: KeyMeaning;
  /** From what numbers count by the header: by the name of their own column, or 0 where the answers' columns begin with it. */
  readonly statedBase: 0 | 1 | undefined;
  /** Whether the answers' columns have letters, so that nothing says from what numbers count. */
  readonly isLettered: boolean;
  /** Whether each answer has a column that says whether it is correct. */
  readonly isMarked: boolean;
}

/** An answer of a row; its number counts from 1. */
interface Numbered {
  readonly number: number;
  readonly text: string;
}

/** The correct answers of a row, as its cell names them. */
export interface Key {
  readonly line: number;
  readonly cell: string;
  readonly answers: readonly Numbered[];
  /** What the columns say that mark correct answers: the first is that of the first answer. */
  readonly marks: readonly string[];
}

/** From what the numbers of a column count, or why that is unknown, as the end of a sentence. */
export type Base = 0 | 1 | string;

const UNKNOWN_BASE = 'no line says whether the numbers count from 0 or from 1: add --numbers-from 0 or 1';

/** The words of a cell without those that only name what letters and numbers count. */
const wordsOf = (cell: string): string[] =>
  cell
    .replaceAll(/\b(?:answer|option|choice)[\s_]*(?=(?:\d{1,2}|[a-z])\b)/gi, '')
    .split(/[\s,;|&/]+/)
    .filter(Boolean);

/** From what the numbers of a whole column count; `said` is what the person says. */
export function baseOf(
  keys: readonly Key[],
  { meaning, statedBase, isLettered }: KeyRules,
  said: 0 | 1 | undefined,
): Base {
  if (statedBase !== undefined) return statedBase;
  if (said !== undefined) return said;
  const named = keys.filter((one) => meaning === 'indexes' || !byTexts(one));
  const zero = named.find(({ cell }) => wordsOf(cell).includes('0'));
  // Where a column holds places, or the answers' columns count from 1, a 0 contradicts it.
  const isFrom1 = meaning === 'positions' || (meaning === 'either' && !isLettered);
  if (isFrom1 && zero) return `line ${zero.line} says 0, so it is not known from what the numbers count`;
  if (meaning === 'positions') return 1;
  const isLast = ({ cell, answers }: Key) => wordsOf(cell).includes(String(answers.at(-1)?.number));
  const last = named.some(isLast);
  return zero && !last ? 0 : last && !zero ? 1 : UNKNOWN_BASE;
}

/** The numbers of the correct answers of a row, or a phrase that says why they are unknown. */
export function correctOnes(key: Key, { meaning, isMarked }: Pick<KeyRules, 'meaning' | 'isMarked'>, base: Base) {
  if (!isMarked) return named(key, meaning, base);
  const marked = byMarks(key);
  const also = key.cell === '' || typeof marked === 'string' ? marked : named(key, meaning, base);
  if (typeof also === 'string' || typeof marked === 'string' || isSame(marked, also)) return also;
  return `two columns disagree: ${lettersOf(marked)} is marked as correct, and "${key.cell.slice(0, 100)}" is named`;
}

/** The correct answers that a cell names. */
function named(key: Key, meaning: KeyMeaning, base: Base): Set<number> | string {
  const { cell } = key;
  if (meaning === 'flags') return byFlags(key);
  const byText = meaning === 'texts' || meaning === 'either' ? byTexts(key) : undefined;
  if (byText) {
    const other = meaning === 'texts' ? undefined : placesOf(key, base).find((places) => !isSame(byText, places));
    return other
      ? `the correct answer "${cell.slice(0, 100)}" is the text of ${lettersOf(byText)} and the place of ${lettersOf(other)}: call the column correct_text or correct_position`
      : byText;
  }
  const byPosition = meaning === 'texts' ? 'there is no such answer' : positions(key, base);
  return typeof byPosition === 'string' ? `the correct answer "${cell.slice(0, 100)}": ${byPosition}` : byPosition;
}

const yes = /^(?:true|t|yes|y|1|x|correct|right)$/i;
const no = /^(?:false|f|no|n|0|incorrect|wrong)$/i;

/** The answers whose columns say that they are correct. Where a row calls answers wrong, it has to do so with each. */
function byMarks({ answers, marks }: Key): Set<number> | string {
  const isStated = marks.some((mark) => no.test(mark));
  const markOf = ({ number }: Numbered) => marks[number - 1] ?? '';
  const unknown = answers.find(
    (one) => !yes.test(markOf(one)) && !no.test(markOf(one)) && (isStated || markOf(one) !== ''),
  );
  if (unknown)
    return `answer ${letterAt(unknown.number - 1)} is marked "${markOf(unknown).slice(0, 100)}", which says neither correct nor wrong`;
  const orphan = marks.findIndex((mark, at) => yes.test(mark) && !answers.some(({ number }) => number === at + 1));
  if (orphan >= 0) return `answer ${letterAt(orphan)} is marked as correct: there is no such answer`;
  return new Set(answers.filter((one) => yes.test(markOf(one))).map(({ number }) => number));
}

/** The answers that a cell may name by their places: two readings where it is unknown from what numbers count. */
function placesOf(key: Key, base: Base): Set<number>[] {
  const bases: readonly Base[] = typeof base === 'string' ? [0, 1] : [base];
  return bases.map((one) => positions(key, one)).filter((one) => typeof one !== 'string');
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((number) => other.has(number));

const lettersOf = (numbers: ReadonlySet<number>): string =>
  [...numbers].map((number) => letterAt(number - 1)).join(', ');

/** The answers whose texts a cell holds: one, or several with a sign between them; undefined where it holds anything else. */
function byTexts({ cell, answers }: Key): Set<number> | undefined {
  const find = (text: string) => (withText(text, answers) ?? lettered(text, answers))?.number;
  const whole = find(cell);
  if (whole !== undefined) return new Set([whole]);
  const found = [/[;|\n]/, /,\s/].map((sign) => cell.split(sign).map(find));
  const all = found.find((numbers) => numbers.length > 1 && numbers.every((number) => number !== undefined));
  return all && new Set(all.filter((number) => number !== undefined));
}

/** The answer of a text; capitals count where answers differ in nothing else. */
function withText(text: string, answers: readonly Numbered[]): Numbered | undefined {
  const exact = answers.find((answer) => sameAs(answer.text) === sameAs(text));
  const alike = answers.filter((answer) => sameAs(answer.text).toLowerCase() === sameAs(text).toLowerCase());
  return exact ?? (alike.length === 1 ? alike[0] : undefined);
}

/** The answer whose letter and text a cell holds, as `B) Two`; undefined where they are not of the same answer. */
function lettered(cell: string, answers: readonly Numbered[]): Numbered | undefined {
  const [, letter = '', text = ''] = /^\(?([A-Z])[.):]\s+(.+)$/is.exec(cell.trim()) ?? [];
  const answer = withText(text, answers);
  return answer && letterAt(answer.number - 1) === letter.toUpperCase() ? answer : undefined;
}

/** Letters and numbers as `B`, `A, C`, `AC`, `1;3` or `Option B`; a phrase where they are none, or not of these answers. */
function positions({ cell, answers }: Key, base: Base): Set<number> | string {
  const words = /^[A-Z]{2,}$/.test(cell) ? cell.split('') : wordsOf(cell);
  const places = words.map((word) => placeOf(word.replaceAll(/^\(|[.)]+$/g, ''), base));
  const reason = places.find((place) => typeof place === 'string');
  if (reason !== undefined) return reason;
  const isKnown = places.every((place) => answers.some(({ number }) => number === place));
  const numbers = new Set(places.filter((place) => typeof place === 'number'));
  return isKnown && numbers.size === places.length ? numbers : 'there is no such answer';
}

/** The number of an answer by a letter or a number, 0 for any other word; a phrase where it is unknown. */
function placeOf(word: string, base: Base): number | string {
  if (/^[a-z]$/i.test(word)) return word.toLowerCase().charCodeAt(0) - 96;
  if (!/^\d{1,2}$/.test(word)) return 0;
  return typeof base === 'string' ? base : Number(word) + 1 - base;
}

function byFlags({ cell, answers }: Key): Set<number> | string {
  const flags = wordsOf(cell);
  const isWhole = flags.length >= (answers.at(-1)?.number ?? 0) && flags.every((flag) => flag === '0' || flag === '1');
  const correct = flags.flatMap((flag, at) => (flag === '1' ? [at + 1] : []));
  const isKnown = correct.every((wanted) => answers.some(({ number }) => number === wanted));
  return isWhole && isKnown
    ? new Set(correct)
    : `the correct answers "${cell.slice(0, 100)}": a 0 or a 1 for each answer`;
}
