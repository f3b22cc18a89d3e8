import { fieldNames } from '../../fields.ts';
import { KnownFailure } from '../../host.ts';
import type { KeyMeaning, KeyRules } from './key.ts';

/** Names of a column for correct answers, before what says how it names them. */
const key = '(?:(?:correct|right)(?:answer|option|choice)?s?|answers?|key|answerkey)';

/** Names of the column of an answer, before its number or letter. */
const answer = '(?:answer|option|choice|answeroption|optiontext)';

/** Numbers, or letters that end no plural. */
const number = String.raw`(\d{1,2}|[a-p])`;

/** What columns hold, by their names in small letters without other signs. The group is a number, or a letter. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^id$/, 'id'],
  [/^(?:section|category|topic|domain)$/, 'section'],
  [/^(?:difficulty|level)$/, 'difficulty'],
  [/^(?:question|questiontext|text|prompt)$/, 'question'],
  [/^qtype$/, 'type'],
  [/^notetype$/, 'note type'],
  [new RegExp(`^${key}$`), 'correct either'],
  [new RegExp(`^${key}(?:number|position|letter)s?$`), 'correct positions'],
  [new RegExp(`^${key}(?:index|indexes|indices|idx)$`), 'correct indexes'],
  [new RegExp(`^${key}(?:index|idx)?(?:from[01]|(?:0|1|zero|one)(?:based|indexed))$`), 'correct indexes'],
  [new RegExp(`^${key}(?:text|value)s?$`), 'correct texts'],
  [new RegExp(`^${answer}${number}(?:text)?$`), 'answer'],
  [new RegExp(`^${answer}${number}(?:is)?correct$`), 'mark'],
  [new RegExp(`^iscorrect${number}$`), 'mark'],
  [/^(\d{1,2}|[a-z]|q\d)$/, 'answer'],
  [/^(?:incorrect|wrong)(?:answer|option)?(\d{1,2})$/, 'wrong'],
  [new RegExp(`^(?:explanation|feedback)${number}$`), 'explanation'],
  [new RegExp(`^${answer}${number}(?:explanation|feedback)$`), 'explanation'],
  [/^(?:explanation|overallexplanation|feedback|generalfeedback|rationale|extra1?)$/, 'general'],
  [/^(?:sources?|references?|documentation|url|link)$/, 'source'],
  [/^(?:reference|referencetitle)(\d{1,2})$/, 'reference'],
  [/^(?:url|referenceurl)(\d{1,2})$/, 'url'],
  ...fieldNames.map((name) => [new RegExp(`^${name.toLowerCase()}$`), name] as const),
];

/** What a column holds, such as `question` or `answer 1`; undefined where its name is unknown. */
function columnOf(name: string): string | undefined {
  // Kahoot's own sheet; its numbers are those of the answers.
  if (/^correct answer\(s\) - choose/i.test(name.trim())) return 'correct positions';
  const plain = plainName(name);
  for (const [pattern, kind] of known) {
    const found = pattern.exec(plain);
    if (found) return found[1] === undefined ? kind : `${kind} ${numberOf(found[1])}`;
  }
  return undefined;
}

/** Templates say what fits behind the name, as in "Answer 1 - max 75 characters" and "Incorrect Answer 2 (Optional)". */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s(?:[-–]\s(?!\w{1,2}$)|\((?!\w{1,2}\))).*$/s, '')
    .replaceAll(/[^a-z\d]/g, '');

/** The number of an answer by its number or its letter, where A is 1. */
const numberOf = (word: string): number =>
  /^[a-z]$/.test(word) ? word.charCodeAt(0) - 96 : Number(word.replace('q', ''));

/** How many columns of a line have a name that is known. */
export const knownColumns = (cells: readonly string[]): number => cells.filter((name) => columnOf(name)).length;

/** A line of a table. */
export interface TableLine {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Whether a line names the columns of a table of questions. */
export const namesColumns = (cells: readonly string[]): boolean =>
  cells.map(columnOf).includes('question') && knownColumns(cells) > 1;

/** What the columns of a table hold. */
export interface Header extends KeyRules {
  /** As `question` or `answer 1`; undefined where a name is unknown. */
  readonly columns: readonly (string | undefined)[];
}

const meanings: readonly KeyMeaning[] = ['either', 'positions', 'indexes', 'texts'];

/** The columns of a table by the line that names them. Throws a `KnownFailure` where they hold no questions. */
export function readHeader({ cells, line }: TableLine, shownAs: string): Header {
  const refuse = (why: string) => new KnownFailure(`${shownAs}:${line}:1 ${why}`);
  const found = cells.map(columnOf);
  const startsAt0 = found.includes('answer 0');
  const isLettered = cells.some((name, at) => found[at]?.startsWith('answer ') && /[a-z]$/.test(plainName(name)));
  const meaning = meaningOf(cells, found);
  const statedBase = startsAt0 ? 0 : statedBaseOf(cells.filter((_, at) => found[at]?.startsWith('correct ')).join(' '));
  const columns = found.map((name) => (startsAt0 ? shifted(name) : name)?.replace(/^correct .*/, 'correct'));
  const twice = columns.findIndex((name, at) => name !== undefined && columns.indexOf(name) < at);
  if (twice >= 0) throw refuse(`two columns hold the same: "${cells[twice]}" is the second.`);
  const isMarked = columns.some((name) => name?.startsWith('mark '));
  const answers = columns.includes('wrong 1') ? [] : ['answer 1', 'answer 2'];
  const needed = ['question', ...(isMarked ? [] : ['correct']), ...answers];
  const missing = needed.find((name) => !columns.includes(name))?.replace(' ', '_');
  if (missing !== undefined) throw refuse(`there is no column "${missing}". The first line names the columns.`);
  return { columns, meaning, statedBase, isLettered, isMarked };
}

/** From what numbers count by the name of their column, as `answer (0-based)` or `correct_index_from_1`. */
function statedBaseOf(name: string): 0 | 1 | undefined {
  const [word] =
    /\b(?:0|zero|1|one)(?=[-_ ]?(?:based|indexed)\b)|(?<=from[-_ ]?)[01]\b|(?<=\()[01](?=\s?[-–]\s?\d+\))/i.exec(
      name.replaceAll('_', ' '),
    ) ?? [];
  return word === undefined ? undefined : /[0z]/i.test(word) ? 0 : 1;
}

/** The name of a column where answers are counted from 0, with numbers that count from 1. */
const shifted = (name: string | undefined): string | undefined =>
  name?.replace(/^(answer|explanation|mark) (\d+)$/, (_, kind: string, at: string) => `${kind} ${Number(at) + 1}`);

function meaningOf(cells: readonly string[], found: readonly (string | undefined)[]): KeyMeaning {
  // A note of Anki's add-on "Multiple Choice" has a 0 or a 1 for each answer.
  if (found.includes('type') && cells.some((name) => /^q_?1$/i.test(name.trim()))) return 'flags';
  // Udemy's template, where correct answers are numbers.
  const isUdemy = ['question type', 'answer option 1', 'correct answers'].every((wanted) =>
    cells.some((name) => name.trim().toLowerCase() === wanted),
  );
  const said = meanings.find((meaning) => found.includes(`correct ${meaning}`)) ?? 'either';
  return isUdemy ? 'positions' : said;
}
