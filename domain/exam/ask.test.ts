import { expect, it } from 'vitest';
import { openingOf } from './ask.ts';
import { splitAsk } from './splitAsk.ts';

const stem =
  'A regional manager cannot see the opportunities of her team, although she is above them in the hierarchy of roles.';

it.each([
  ['What should own them?', 'What should own them?'],
  [
    'The default is `Private`. Which two settings explain it?',
    'The default is Private. Which two settings explain it?',
  ],
  ['A rule:\n```\nAND(a. b, c)\n```\nUsers still close cases.', 'A rule: … Users still close cases.'],
  [
    stem,
    'A regional manager cannot see the opportunities of her team, although she is above them in the hierarchy of …',
  ],
  ['', ''],
])('%j begins with %j', (question, opening) => {
  expect(openingOf(question)).toBe(opening);
});

it.each([
  ['Who owns it?', ['', 'Who owns it?']],
  [
    'A rule: …\nWhy? It fails. Which two help? Choose two.',
    ['A rule: …\nWhy? It fails.', 'Which two help? Choose two.'],
  ],
])('%j tells and asks %j', (words, parts) => {
  expect(splitAsk(words)).toEqual(parts);
});
