import type { EditorialRule } from '../rule.ts';

/** Answers that speak of other answers, which says more about the question's maker than about the matter. */
const OTHER_ANSWERS =
  /\b(?:all|none|any|both|neither|either) of (?:the above|these answers|these options)\b|\b(?:both|neither|either) [A-F] (?:and|nor|or) [A-F]\b/i;

/** Every answer stands on its own. */
export const answersStandAlone: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, question) =>
    answers.flatMap(({ text }, answer) => {
      const found = OTHER_ANSWERS.exec(text)?.[0];
      return found === undefined
        ? []
        : [{ path: ['questions', question, 'answers', answer, 'text'], message: `an answer takes no "${found}"` }];
    }),
  );

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** How a text says that it takes several answers: its last such place counts, as scenarios have numbers, too. */
const SEVERAL = /\b(?:which|what|choose|select|pick|name)(?: are)?(?: the| any)? (two|three|four|five|six|[2-6])\b/gi;

/** A question that takes several answers says how many, and one that takes one does not say otherwise. */
export const textSaysHowMany: EditorialRule = ({ questions }) =>
  questions.flatMap(({ text, answers }, index) => {
    const correct = answers.filter((answer) => answer.correct).length;
    const word = [...text.replaceAll(/\s+/g, ' ').matchAll(SEVERAL)].at(-1)?.[1]?.toLowerCase();
    const named = word === undefined ? 1 : NUMBERS.indexOf(word) > 0 ? NUMBERS.indexOf(word) : Number(word);
    if (named === correct) return [];
    const path = ['questions', index, 'text'];
    const count = `${correct} ${correct === 1 ? 'answer is' : 'answers are'} correct`;
    return word === undefined
      ? [{ path, message: `${count}: the text takes "Which ${NUMBERS[correct] ?? correct} …"` }]
      : [{ path, message: `the text asks for ${word}, but ${count}` }];
  });
