import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import type { ExamFile } from '../../../server/content/examFile.ts';
import { formatProblem } from '../../../server/content/problems.ts';
import { readYaml } from '../../../server/content/readYaml.ts';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { wordsOf } from './text.ts';

type Question = ExamFile['questions'][number];

/** A habit of wording that was found in a text. */
export interface FoundHabit {
  /** The words as they stand in the text. */
  readonly words: string;
  /** What to write instead. */
  readonly say: string;
}

/** Finds the habits of a text, each at most once. */
export type HabitFinder = (text: string) => FoundHabit[];

const regExp = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'gi');
  } catch {
    context.addIssue({ code: 'custom', message: 'takes a regular expression' });
    return z.NEVER;
  }
});
const shape = z.strictObject({
  habits: z.array(z.strictObject({ pattern: regExp, say: z.string(), unless: regExp.optional() })),
});

/** Reads habits in YAML. Throws a `KnownFailure` with what is wrong in the file. */
export function readHabits(file: string): HabitFinder {
  const { value, problems } = readYaml(readFileSync(file, 'utf8'), shape, relative(process.cwd(), file));
  if (!value) throw new KnownFailure(problems.map(formatProblem).join('\n'));
  return (text) => {
    const plain = withoutCode(text).replaceAll(/\s+/g, ' ');
    return value.habits.flatMap(({ pattern, say, unless }) => {
      const words = (unless ? plain.replaceAll(unless, '…') : plain).match(pattern)?.[0];
      return words === undefined ? [] : [{ words, say }];
    });
  };
}

/** What is to be said about the habits of a text where it may have none. */
export const habitMessages = (text: string, habitsOf: HabitFinder): string[] =>
  habitsOf(text).map(({ words, say }) => `"${words}" is a habit of wording: ${say}`);

/** How the questions of an exam, or of a part of it, sound. */
export interface VoiceFigures {
  readonly questions: number;
  /** Words of a question's text besides code: of the middle one, and the most that nine of ten have. */
  readonly stemWords: { readonly median: number; readonly ninth: number };
  /** The part of the questions, from 0 to 1, with at most three sentences before the one that asks. */
  readonly short: number;
  /** The mean number of words that explain a question: its answers, rule, trap and place. */
  readonly explanationWords: number;
  /** The part of the questions, from 0 to 1, that say where the thing is set up. */
  readonly placed: number;
  /** Habits of wording in all texts. */
  readonly habits: number;
}

/** The most sentences that lead to the question in exam voice. */
const MOST_SENTENCES_BEFORE = 3;

export function voiceOf(questions: readonly Question[], habitsOf: HabitFinder): VoiceFigures {
  const stems = questions.map(({ text }) => wordsOf(text).length).toSorted((a, b) => a - b);
  const shareOf = (holds: (question: Question) => boolean) =>
    questions.filter(holds).length / Math.max(1, questions.length);
  const words = questions.reduce((sum, one) => sum + explanationWordsOf(one), 0);
  return {
    questions: questions.length,
    stemWords: { median: quantile(stems, 0.5), ninth: quantile(stems, 0.9) },
    short: shareOf(({ text }) => sentencesBefore(text) <= MOST_SENTENCES_BEFORE),
    explanationWords: words / Math.max(1, questions.length),
    placed: shareOf(({ setup }) => setup !== undefined),
    habits: questions.flatMap(textsOf).flatMap(({ text }) => habitsOf(text)).length,
  };
}

/** Every text of a question that is prose, with its path in the question. Paths in Setup are none: they say what stands on the screen. */
export function textsOf(question: Question): { readonly path: readonly (string | number)[]; readonly text: string }[] {
  const { text, answers, rule, trap } = question;
  return [
    { path: ['text'], text },
    ...answers.flatMap((answer, index) => [
      { path: ['answers', index, 'text'], text: answer.text },
      { path: ['answers', index, 'explanation'], text: answer.explanation },
    ]),
    ...(rule === undefined ? [] : [{ path: ['rule'], text: rule }]),
    ...(trap === undefined ? [] : [{ path: ['trap'], text: trap }]),
  ];
}

const explanationWordsOf = ({ answers, rule = '', trap = '', setup = '' }: Question): number =>
  wordsOf([...answers.map(({ explanation }) => explanation), rule, trap, setup].join(' ')).length;

/** The sentences of a text besides the last, which asks. */
const sentencesBefore = (text: string): number =>
  withoutCode(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?!:]["”’]?) (?=[A-Z"“`])/).length - 1;

const withoutCode = (text: string): string => text.replaceAll(/```[^]*?```/g, ' ').replaceAll(/`[^`]*`/g, 'X');

/** The value that a part of sorted numbers does not exceed. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
