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
  expect(habitsOf('Just one, and just\none, and\nVERY')).toEqual([
    { words: 'Just', say: 'only' },
    { words: 'VERY', say: 'nothing' },
  ]);
  expect(habitsOf('It was saved just now, just\nin time.')).toEqual([]);
  expect(habitsOf('It was saved just now, by just one.')).toEqual([{ words: 'just', say: 'only' }]);
  expect(habitsOf('Run `just build`:\n\n```\njust test\n```\n')).toEqual([]);
});
