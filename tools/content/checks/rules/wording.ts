import { type EditorialRule, findingIf } from '../rule.ts';

/** Answers, and explanations, that refer to other answers. */
const OTHER_ANSWERS =
  /\b(?:all|none|any|both|neither|either) of (?:the above|these answers|these options)\b|\b(?:both|neither|either) [A-F] (?:and|nor|or) [A-F]\b|\b(?:option|answer|choice) [A-F]\b/i;

/** Every answer, and what explains it, stands on its own. */
export const answersStandAlone: EditorialRule = ({ questions }) =>
  questions.flatMap(({ answers }, question) =>
    answers.flatMap((one, answer) =>
      (['text', 'explanation'] as const).flatMap((part) => {
        const found = OTHER_ANSWERS.exec(one[part])?.[0];
        const path = ['questions', question, 'answers', answer, part];
        return findingIf(found !== undefined, path, `an answer takes no "${found}"`);
      }),
    ),
  );

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** How a question says that it takes several answers. */
const SEVERAL = /\b(?:which|what|choose|select|pick|name)(?: are)?(?: the| any)? (two|three|four|five|six|[2-6])\b/gi;

/** The sentences of a text that ask. Others have numbers, too: "which three fields matter" may be a part of the story. */
const askingSentences = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.?!:]) /)
    .filter((sentence) => /\?$|^(?:choose|select|pick|name)\b/i.test(sentence.trim()))
    .join(' ');

/** A question that takes several answers says how many, and one that takes one does not say otherwise. */
export const textSaysHowMany: EditorialRule = ({ questions }) =>
  questions.flatMap(({ text, answers }, index) => {
    const correct = answers.filter((answer) => answer.correct).length;
    const word = [...askingSentences(text).matchAll(SEVERAL)].at(-1)?.[1]?.toLowerCase();
    const named = word === undefined ? 1 : NUMBERS.indexOf(word) > 0 ? NUMBERS.indexOf(word) : Number(word);
    if (named === correct) return [];
    const path = ['questions', index, 'text'];
    const count = `${correct} ${correct === 1 ? 'answer is' : 'answers are'} correct`;
    return word === undefined
      ? [{ path, message: `${count}: the text takes "Which ${NUMBERS[correct] ?? correct} …"` }]
      : [{ path, message: `the text asks for ${word}, but ${count}` }];
  });
