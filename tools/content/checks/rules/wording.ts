import { answersDiffer, type EditorialRule } from '../rule.ts';

/** Every answer has an explanation of its own. */
export const explanationsDiffer = answersDiffer(
  'explanation',
  (text) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase(),
  'this explanation stands twice in its question',
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
