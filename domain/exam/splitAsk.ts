/**
 * Where a sentence ends: on its line, or after its sign, unless a small letter follows a full stop. By hand: the first
 * `Intl.Segmenter` of a page blocks a slow phone.
 */
const sentenceEnd = /(?:[?!]["'”’)\]`]*\s+|\.["'”’)\]`]*\s+(?![^A-Za-z.?!\n]*[a-z])|\n)\s*/g;

/** The words of a question as what they tell and what they ask, which ends them. */
export function splitAsk(words: string): readonly [scenario: string, ask: string] {
  const starts = [0, ...[...words.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length)];
  const sentences = starts
    .map((start, at) => ({ start, text: words.slice(start, starts[at + 1]) }))
    // What stands for code is no sentence.
    .filter(({ text }) => /\w/.test(text));
  const at = sentences.findLast(({ text }) => text.includes('?'))?.start ?? 0;
  return [words.slice(0, at).trim(), words.slice(at)];
}
