import { expect, it } from 'vitest';
import { askOf } from './ask.ts';

it.each([
  ['What should own them?', 'What should own them?'],
  ['New leads wait. What should own them?', 'What should own them?'],
  ['The default is `Private`. Which two settings explain it?', 'Which two settings explain it?'],
  ['A rule:\n```\nAND(a. b, c)\n```\nUsers still close cases. What is the cause?', 'What is the cause?'],
  ['Choose the field `Account.Name`', 'Choose the field Account.Name'],
  ['', ''],
])('of %j is %j', (question, ask) => {
  expect(askOf(question)).toBe(ask);
});
