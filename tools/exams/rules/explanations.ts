import type { EditorialRule } from '../rule.ts';

/** What it takes to say why, in characters. */
const LEAST = 40;

/** Every explanation says why. */
export const explanationsSayWhy: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, question) =>
    answers.flatMap(({ explanation }, answer) => {
      const { length } = explanation.trim();
      return length >= LEAST
        ? []
        : [
            {
              path: ['questions', question, 'answers', answer, 'explanation'],
              message: `${length} characters: an explanation takes at least ${LEAST}`,
            },
          ];
    }),
  );

/** Every answer has an explanation of its own. */
export const explanationsDiffer: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, question) => {
    const texts = answers.map(({ explanation }) => explanation.trim().replaceAll(/\s+/g, ' ').toLowerCase());
    return texts.flatMap((text, answer) =>
      texts.indexOf(text) < answer
        ? [
            {
              path: ['questions', question, 'answers', answer, 'explanation'],
              message: 'this explanation stands twice in its question',
            },
          ]
        : [],
    );
  });
