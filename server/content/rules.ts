import { parse } from 'node:path';
import { type ExamFile, withoutDrafts } from './examFile.ts';
import type { Finding } from './problems.ts';

/** A check of an exam beyond its shape; `file` is the content file's name. */
type Rule = (exam: ExamFile, file: string) => Finding[];

type Question = ExamFile['questions'][number];

/** Visitors see this many questions, which must cover every section. */
const FIRST_QUESTIONS = 10;

/** Indexes of the values that occur earlier in the list, too. */
const repeats = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

/** A rule for the answers of each question by itself, with the message for one that breaks it. */
const everyQuestion =
  (isRight: (question: Question) => boolean, message: string): Rule =>
  ({ questions }) =>
    questions.flatMap((question, index) =>
      isRight(question) ? [] : [{ path: ['questions', index, 'answers'], message }],
    );

export const rules: readonly Rule[] = [
  ({ slug }, file) =>
    parse(file).name === slug
      ? []
      : [{ path: ['slug'], message: `"${slug}" must be the file's name (${file}) without its ending` }],

  ({ sections }) =>
    repeats(sections.map(({ id }) => id)).map((index) => ({
      path: ['sections', index, 'id'],
      message: `section id "${sections[index]?.id}" is used twice`,
    })),

  ({ sections }) => {
    const sum = sections.reduce((total, { weight }) => total + weight, 0);
    return sum === 100 ? [] : [{ path: ['sections'], message: `the weights sum to ${sum} instead of 100` }];
  },

  // The questions that visitors see cover every section, once there are as many.
  (exam) => {
    const { sections, questions } = withoutDrafts(exam);
    if (questions.length < FIRST_QUESTIONS) return [];
    const covered = new Set(questions.slice(0, FIRST_QUESTIONS).map(({ section }) => section));
    return sections.flatMap(({ id }, index) => {
      const message = `none of the first ${FIRST_QUESTIONS} questions is of section "${id}"`;
      return covered.has(id) ? [] : [{ path: ['sections', index], message }];
    });
  },

  ({ questions }) =>
    repeats(questions.map(({ id }) => id)).map((index) => ({
      path: ['questions', index, 'id'],
      message: `question id "${questions[index]?.id}" is used twice`,
    })),

  ({ sections, questions }) => {
    const known = new Set(sections.map(({ id }) => id));
    return questions.flatMap(({ section }, index) => {
      const message = `there is no section "${section}"`;
      return known.has(section) ? [] : [{ path: ['questions', index, 'section'], message }];
    });
  },

  everyQuestion(({ answers }) => answers.length >= 2, 'a question takes at least 2 answers'),
  everyQuestion(({ answers }) => answers.some(({ correct }) => correct), 'no answer is correct'),
  everyQuestion(
    ({ answers }) => answers.length === 0 || answers.some(({ correct }) => !correct),
    'every answer is correct',
  ),

  // No question offers the same answer twice: spaces make no difference, capitals do, as in code.
  ({ questions }) =>
    questions.flatMap(({ answers }, question) =>
      repeats(answers.map(({ text }) => text.trim().replaceAll(/\s+/g, ' '))).map((answer) => ({
        path: ['questions', question, 'answers', answer, 'text'],
        message: 'this answer stands twice in its question',
      })),
    ),
];
