import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import type { ExamFile } from '../../../server/content/examFile.ts';
import { formatProblem } from '../../../server/content/problems.ts';
import { readYaml } from '../../../server/content/readYaml.ts';
import { KnownFailure } from '../../../server/knownFailure.ts';

type Question = ExamFile['questions'][number];

/** A habit of wording that was found in a text. */
interface FoundHabit {
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

const withoutCode = (text: string): string => text.replaceAll(/```[^]*?```/g, ' ').replaceAll(/`[^`]*`/g, 'X');
