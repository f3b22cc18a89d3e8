/** A clean article's file for tests, with what is to be different. */
export interface ArticleParts {
  /** The lines between the ---. */
  facts?: string;
  text?: string;
}

/** Facts in which nothing is wrong. */
export const cleanFacts = [
  'title: Flows',
  'description: What runs by itself.',
  'position: 1',
  'exams:',
  '  - administrator',
  "updated: '2026-11-21'",
].join('\n');

/** Words enough for an article. */
export const enoughWords = `${'word '.repeat(599)}end.`;

export const articleWith = ({ facts = cleanFacts, text = enoughWords }: ArticleParts = {}): string =>
  `---\n${facts}\n---\n\n${text}\n`;
