import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentFolder } from '../../../tests/harness/content.ts';
import { readHabits } from './voice.ts';

it('finds habits in any case, each once in a text, but not among words that excuse them nor in code', () => {
  const content = contentFolder();
  onTestFinished(() => content.dispose());
  content.writeText(
    'voice.yaml',
    "habits:\n  - pattern: '\\bjust\\b'\n    say: only\n    unless: 'just (?:now|in time)'\n" +
      "  - pattern: 'very$'\n    say: nothing\n",
  );
  const habitsOf = readHabits(join(content.dir, 'voice.yaml'));
  const [just, very] = ['"Just" is a habit of wording: only', '"VERY" is a habit of wording: nothing'];
  expect(habitsOf('Just one, and just\none, and\nVERY')).toEqual([just, very]);
  expect(habitsOf('It was saved just now, just\nin time.')).toEqual([]);
  expect(habitsOf('It was saved just now, by Just one.')).toEqual([just]);
  expect(habitsOf('Run `just build`:\n\n```\njust test\n```\n')).toEqual([]);
});
