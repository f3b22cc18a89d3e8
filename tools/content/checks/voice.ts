import * as z from 'zod';
import type { ExamFile } from '../../../server/content/examFile.ts';
import type { Finding } from '../../../server/content/problems.ts';
import { readYamlFile } from '../../../server/content/readYaml.ts';
import type { EditorialRule } from './rule.ts';
import { pattern } from './text.ts';

type Question = ExamFile['questions'][number];

/** Says what habits of wording a text has, each at most once. */
export type HabitFinder = (text: string) => string[];

const regExp = pattern.transform((source) => new RegExp(source, 'gi'));
const shape = z.strictObject({
  habits: z.array(z.strictObject({ pattern: regExp, say: z.string(), unless: regExp.optional() })),
});

/** Reads habits in YAML. Throws a `ContentError` with what is wrong in the file. */
export function readHabits(file: string): HabitFinder {
  const { habits } = readYamlFile(file, shape);
  return (text) => {
    const plain = withoutCode(text).replaceAll(/\s+/g, ' ');
    return habits.flatMap(({ pattern, say, unless }) => {
      const words = (unless ? plain.replaceAll(unless, '…') : plain).match(pattern)?.[0];
      return words === undefined ? [] : [`"${words}" is a habit of wording: ${say}`];
    });
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

/** Makes a rule of what there is to say about each text of an exam. */
export function everyText(messagesOf: (text: string) => string[]): EditorialRule {
  const check = (text: string, path: Finding['path']): Finding[] =>
    messagesOf(text).map((message) => ({ path, message }));
  return ({ name, description, questions }) => [
    ...check(name, ['name']),
    ...check(description, ['description']),
    ...questions.flatMap((question, index) =>
      textsOf(question).flatMap(({ text, path }) => check(text, ['questions', index, ...path])),
    ),
  ];
}

const withoutCode = (text: string): string => text.replaceAll(/```[^]*?```/g, ' ').replaceAll(/`[^`]*`/g, 'X');
