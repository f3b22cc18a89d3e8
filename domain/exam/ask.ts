import { parseRichText } from '../richText/parse.ts';

/** A question with an ellipsis for each block of code. */
export const inBrief = (question: string): string => question.replaceAll(/```[\s\S]*?```/g, '…').trim();

/** The words of a question, without the marks of its code. */
export const wordsOf = (question: string): string =>
  parseRichText(inBrief(question))
    .map(({ value }) => value)
    .join('');

/** A question without how many answers to choose, which may end it: its card says that of every question. */
export const withoutHowMany = (question: string): string => question.replace(/\s*choose \w+ answers\.\s*$/i, '');

/** How many characters of a question stand in a sentence, at most. */
const LENGTH = 110;

/** The first words of a question. */
export function openingOf(question: string): string {
  const words = wordsOf(question).replaceAll(/\s+/g, ' ');
  return words.length <= LENGTH ? words : `${words.slice(0, words.lastIndexOf(' ', LENGTH - 1))} …`;
}
