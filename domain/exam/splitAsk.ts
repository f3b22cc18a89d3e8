/** The words of a question as what they tell and what they ask, with so many sentences `before` it: that ends them. */
export function splitAsk(words: string, before = 0): readonly [scenario: string, ask: string] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(words);
  // What stands for code is no sentence.
  const sentences = [...segments].filter(({ segment }) => /\w/.test(segment));
  const asks = sentences.findLastIndex(({ segment }) => segment.includes('?'));
  const at = sentences[Math.max(0, asks - before)]?.index ?? 0;
  return [words.slice(0, at).trim(), words.slice(at)];
}
