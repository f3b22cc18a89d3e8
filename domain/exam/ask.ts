import { parseRichText } from '../richText/parse.ts';

/** What a question asks: the last sentence of its text, without its marks and blocks of code. */
export function askOf(question: string): string {
  const pieces = parseRichText(question).filter(({ kind }) => kind !== 'block');
  const text = pieces.map(({ value }) => value).join('');
  return (
    text
      .trim()
      .split(/(?<=[.?!:])\s+/)
      .at(-1) ?? ''
  );
}
