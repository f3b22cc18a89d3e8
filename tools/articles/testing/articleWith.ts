/** Facts in which nothing is wrong. */
export const cleanFacts = [
  'title: Flows',
  'description: What runs by itself.',
  'position: 1',
  'exams:',
  '  - administrator',
  "updated: '2026-11-21'",
].join('\n');

/** A clean article's file, but for what is to be different: the lines between the ---, or the text. */
export const articleWith = ({ facts = cleanFacts, text = 'Words.' } = {}): string => `---\n${facts}\n---\n\n${text}\n`;
