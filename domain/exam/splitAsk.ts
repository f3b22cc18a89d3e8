/** The words of a question as what they tell and what they ask, which ends them. */
export function splitAsk(words: string): readonly [scenario: string, ask: string] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(words)];
  const at = sentences.findLast(({ segment }) => segment.includes('?'))?.index ?? 0;
  return [words.slice(0, at).trim(), words.slice(at)];
}
