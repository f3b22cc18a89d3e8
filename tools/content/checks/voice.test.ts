import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentFolder, questionFile } from '../../../tests/harness/content.ts';
import { type HabitFinder, readHabits, voiceOf } from './voice.ts';

it('finds habits in any case, each once in a text, but not among words that excuse them nor in code', () => {
  const content = contentFolder();
  onTestFinished(() => content.dispose());
  content.writeText(
    'voice.yaml',
    "habits:\n  - pattern: '\\bjust\\b'\n    say: only\n    unless: 'just (?:now|in time)'\n" +
      "  - pattern: 'very$'\n    say: nothing\n",
  );
  const habitsOf = readHabits(join(content.dir, 'voice.yaml'));
  expect(habitsOf('Just one, and just\none, and\nVERY')).toEqual([
    { words: 'Just', say: 'only' },
    { words: 'VERY', say: 'nothing' },
  ]);
  expect(habitsOf('It was saved just now, just\nin time.')).toEqual([]);
  expect(habitsOf('It was saved just now, by just one.')).toEqual([{ words: 'just', say: 'only' }]);
  expect(habitsOf('Run `just build`:\n\n```\njust test\n```\n')).toEqual([]);
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
