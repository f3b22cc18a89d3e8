import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder, questionFile } from '../../../tests/harness/content.ts';
import { type HabitFinder, readHabits, textsOf, voiceOf } from './voice.ts';

function read(text: string): HabitFinder {
  const content = contentFolder();
  try {
    content.writeText('voice.yaml', text);
    return readHabits(join(content.dir, 'voice.yaml'));
  } finally {
    content.dispose();
  }
}

it('finds habits in any case, each once in a text, but not among words that excuse them nor in code', () => {
  const habitsOf = read(
    "habits:\n  - pattern: '\\bjust\\b'\n    say: only\n    unless: 'just (?:now|in time)'\n" +
      "  - pattern: 'very$'\n    say: nothing\n",
  );
  expect(habitsOf('Just one, and just\none, and\nVERY')).toEqual([
    { words: 'Just', say: 'only' },
    { words: 'VERY', say: 'nothing' },
  ]);
  expect(habitsOf('It was saved just now, just\nin time.')).toEqual([]);
  expect(habitsOf('It was saved just now, by just one.')).toEqual([{ words: 'just', say: 'only' }]);
  expect(habitsOf('Run `just build`:\n\n```\njust test\n```\n')).toEqual([]);
});

it.each([
  ["habits:\n  - pattern: '('\n    say: it\n", ':2:14 pattern takes a regular expression'],
  ['habits:\n  - pattern: a\n', ':2:5 say is missing'],
])('says where %j is broken', (text, problem) => {
  expect(() => read(text)).toThrow(`voice.yaml${problem}`);
});

it('measures questions and what explains them', () => {
  const questions = [
    questionFile({ text: 'One two three?', rule: 'just four words here', setup: 'Setup > Users' }),
    questionFile({ text: 'It is v. 2.0, e.g. of `A. B. C. D.` in it. Which one?\n\n```\nlong code\n```' }),
    questionFile({ text: `One. Two. Three! Four ${'words '.repeat(26)}on. Which?`, trap: 'just this' }),
  ];
  const habitsOf: HabitFinder = (text) => (text.includes('just') ? [{ words: 'just', say: 'only' }] : []);
  expect(voiceOf(questions, habitsOf)).toEqual({
    questions: 3,
    stemWords: { median: 14, ninth: 32 },
    short: 2 / 3,
    // The explanations of the two answers have 12 words.
    explanationWords: (12 + 4 + 2 + 12 + 12 + 2) / 3,
    placed: 1 / 3,
    habits: 2,
  });
});

it('reads the prose of a question, without the path in Setup', () => {
  const question = questionFile({ text: 'a', rule: 'b', trap: 'c', setup: 'Setup > d' });
  expect(textsOf(question).map(({ path, text }) => `${path.join('.')}: ${text}`)).toEqual([
    'text: a',
    'answers.0.text: Private',
    'answers.0.explanation: Private records open only to their owners.',
    'answers.1.text: Public',
    'answers.1.explanation: Public records open to everybody.',
    'rule: b',
    'trap: c',
  ]);
});
