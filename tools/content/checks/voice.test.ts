import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questionFile } from '../../../tests/harness/content.ts';
import { KnownFailure } from '../../../server/knownFailure.ts';
import { type HabitFinder, readHabits, textsOf, voiceOf } from './voice.ts';

const file = `habits:
  - pattern: '\\bjust\\b'
    say: only
    unless: 'just (?:now|in time)'
  - pattern: 'very$'
    say: nothing
`;

describe('habits of wording', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'certcrest-voice-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function read(text: string): HabitFinder {
    const path = join(folder, 'voice.yaml');
    writeFileSync(path, text);
    return readHabits(path);
  }

  it('are found in any case, each once in a text', () => {
    expect(read(file)('Just one, and just\none, and\nVERY')).toEqual([
      { words: 'Just', say: 'only' },
      { words: 'VERY', say: 'nothing' },
    ]);
  });

  it('may stand among words that excuse them, and nowhere else', () => {
    const habitsOf = read(file);
    expect(habitsOf('It was saved just now, just\nin time.')).toEqual([]);
    expect(habitsOf('It was saved just now, by just one.')).toEqual([{ words: 'just', say: 'only' }]);
  });

  it('are found again in the next text', () => {
    const habitsOf = read(file);
    expect([habitsOf('Only just.'), habitsOf('Only just.')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('are none in code', () => {
    expect(read(file)('Run `just build`:\n\n```\njust test\n```\n')).toEqual([]);
  });

  it.each([
    ["habits:\n  - pattern: '('\n    say: it\n", ':2:14 pattern takes a regular expression'],
    ["habits:\n  - pattern: a\n    say: it\n    unless: '['\n", ':4:13 unless takes a regular expression'],
    ['habits:\n  - pattern: a\n', ':2:5 say is missing'],
  ])('are refused with their place: %j', (text, problem) => {
    expect(() => read(text)).toThrow(KnownFailure);
    expect(() => read(text)).toThrow(`voice.yaml${problem}`);
  });
});

describe('voiceOf', () => {
  const habitsOf: HabitFinder = (text) => (text.includes('just') ? [{ words: 'just', say: 'only' }] : []);

  it('measures questions and what explains them', () => {
    const questions = [
      questionFile({ text: 'One two three?', rule: 'just four words here', setup: 'Setup > Users' }),
      questionFile({ text: 'A rep calls. A manager asks. They agree. It fails. Which one?\n\n```\nlong code\n```' }),
      questionFile({ text: `${'word '.repeat(30)}just?`, trap: 'just this' }),
    ];
    expect(voiceOf(questions, habitsOf)).toEqual({
      questions: 3,
      stemWords: { median: 12, ninth: 31 },
      short: 2 / 3,
      // The explanations of the two answers have 12 words.
      explanationWords: (12 + 4 + 2 + 12 + 12 + 2) / 3,
      placed: 1 / 3,
      habits: 3,
    });
  });

  it('counts no sentence at an abbreviation or in code', () => {
    const short = (text: string) => voiceOf([questionFile({ text })], habitsOf).short;
    expect(short('It is v. 2.0, e.g. of `A. B. C. D. E.` in it. Which one?')).toBe(1);
    expect(short('One. Two. Three. Which?')).toBe(1);
    expect(short('One. Two. Three! "Four." Which?')).toBe(0);
  });

  it('is nothing without questions', () => {
    expect(voiceOf([], habitsOf)).toEqual({
      questions: 0,
      stemWords: { median: 0, ninth: 0 },
      short: 0,
      explanationWords: 0,
      placed: 0,
      habits: 0,
    });
  });
});

describe('textsOf', () => {
  it('are the prose of a question with its places, without the path in Setup', () => {
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
});
