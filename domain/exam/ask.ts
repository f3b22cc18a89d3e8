import { parseRichText } from '../richText/parse.ts';

/** The words of a question, without their marks and blocks of code. */
export function wordsOf(question: string): string {
  const pieces = parseRichText(question).filter(({ kind }) => kind !== 'block');
  return pieces
    .map(({ value }) => value)
    .join('')
    .trim();
}

/** What a question asks: the last sentence of its words. */
export const askOf = (question: string): string =>
  wordsOf(question)
    .split(/(?<=[.?!:])\s+/)
    .at(-1) ?? '';
