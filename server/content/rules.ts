import { parse } from 'node:path';
import type { ExamFile } from './examFile.ts';
import type { Finding } from './problems.ts';
import { reservedSlugs } from './reservedSlugs.ts';

/** A check of an exam beyond its shape; `file` is the content file's name. */
export type Rule = (exam: ExamFile, file: string) => Finding[];

/** Visitors see this many questions, which must show every section. */
const FIRST_QUESTIONS = 10;

/** The file is called after the exam's slug. */
export const slugIsFileName: Rule = ({ slug }, file) =>
  parse(file).name === slug
    ? []
    : [{ path: ['slug'], message: `"${slug}" must be the file's name (${file}) without its ending` }];

/** No exam hides behind another call of the API. */
export const slugIsFree: Rule = ({ slug }) =>
  reservedSlugs.has(slug) ? [{ path: ['slug'], message: `"${slug}" is the name of a call of the API` }] : [];

/** Sections have ids of their own. */
export const sectionIdsDiffer: Rule = ({ sections }) =>
  repeats(sections.map(({ id }) => id)).map((index) => ({
    path: ['sections', index, 'id'],
    message: `section id "${sections[index]?.id}" is used twice`,
  }));

/** Weights are shares of the whole. */
export const weightsSumTo100: Rule = ({ sections }) => {
  const sum = sections.reduce((total, { weight }) => total + weight, 0);
  return sum === 100 ? [] : [{ path: ['sections'], message: `the weights sum to ${sum} instead of 100` }];
};

/** Questions have ids of their own. */
export const questionIdsDiffer: Rule = ({ questions }) =>
  repeats(questions.map(({ id }) => id)).map((index) => ({
    path: ['questions', index, 'id'],
    message: `question id "${questions[index]?.id}" is used twice`,
  }));

/** Every question belongs to a section of this exam. */
export const sectionIsKnown: Rule = ({ sections, questions }) => {
  const known = new Set(sections.map(({ id }) => id));
  return questions.flatMap(({ section }, index) =>
    known.has(section) ? [] : [{ path: ['questions', index, 'section'], message: `there is no section "${section}"` }],
  );
};

/** The questions that visitors see cover every section, once there are as many. */
export const firstQuestionsCoverSections: Rule = ({ sections, questions }) => {
  if (questions.length < FIRST_QUESTIONS) return [];
  const covered = new Set(questions.slice(0, FIRST_QUESTIONS).map(({ section }) => section));
  return sections.flatMap(({ id }, index) =>
    covered.has(id)
      ? []
      : [
          {
            path: ['sections', index],
            message: `none of the first ${FIRST_QUESTIONS} questions is of section "${id}"`,
          },
        ],
  );
};

/** There is something to choose from. */
export const hasTwoAnswers: Rule = ({ questions }) =>
  questions.flatMap(({ answers }, index) =>
    answers.length >= 2
      ? []
      : [{ path: ['questions', index, 'answers'], message: 'a question takes at least 2 answers' }],
  );

/** Some answer is correct. */
export const hasCorrectAnswer: Rule = ({ questions }) =>
  questions.flatMap(({ answers }, index) =>
    answers.some(({ correct }) => correct)
      ? []
      : [{ path: ['questions', index, 'answers'], message: 'no answer is correct' }],
  );

/** Some answer is wrong. */
export const hasWrongAnswer: Rule = ({ questions }) =>
  questions.flatMap(({ answers }, index) =>
    answers.length === 0 || answers.some(({ correct }) => !correct)
      ? []
      : [{ path: ['questions', index, 'answers'], message: 'every answer is correct' }],
  );

/** No question offers the same answer twice. */
export const answersDiffer: Rule = ({ questions }) =>
  questions.flatMap(({ answers }, question) =>
    repeats(answers.map(({ text }) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase())).map((answer) => ({
      path: ['questions', question, 'answers', answer, 'text'],
      message: 'this answer stands twice in its question',
    })),
  );

/** Every answer is explained. */
export const answersAreExplained: Rule = ({ questions }) =>
  questions.flatMap(({ answers }, question) =>
    answers.flatMap(({ explanation }, answer) =>
      explanation.trim() === ''
        ? [{ path: ['questions', question, 'answers', answer, 'explanation'], message: 'the explanation is empty' }]
        : [],
    ),
  );

/** Every question stands on public documentation. */
export const hasReference: Rule = ({ questions }) =>
  questions.flatMap(({ references }, index) =>
    references.length > 0
      ? []
      : [{ path: ['questions', index, 'references'], message: 'a question takes a reference' }],
  );

/** Every rule that one exam must keep. */
export const rules: readonly Rule[] = [
  slugIsFileName,
  slugIsFree,
  sectionIdsDiffer,
  weightsSumTo100,
  firstQuestionsCoverSections,
  questionIdsDiffer,
  sectionIsKnown,
  hasTwoAnswers,
  hasCorrectAnswer,
  hasWrongAnswer,
  answersDiffer,
  answersAreExplained,
  hasReference,
];

/** Indexes of the values that stand earlier in the list, too. */
function repeats(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
