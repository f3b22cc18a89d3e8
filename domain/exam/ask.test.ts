import { expect, it } from 'vitest';
import { openingOf } from './ask.ts';

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
