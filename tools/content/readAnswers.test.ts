import { describe, expect, it } from 'vitest';
import { readAnswers } from './readAnswers.ts';

const read = (text: string) => Object.fromEntries(readAnswers(text, 'answers.txt'));

describe('answers in lines', () => {
  it.each([['adm-setup-01 C'], ['adm-setup-01: c'], ['# by hand\n\n  adm-setup-01, C.\r\n']])(
    'are read from %j',
    (text) => {
      expect(read(text)).toEqual({ 'adm-setup-01': 'C' });
    },
  );

  it.each(['q-1 D, B', 'q-1 BD', 'q-1: b and d', 'q-1 D + B'])(
    'are read from "%s" in the order of the alphabet',
    (text) => {
      expect(read(text)).toEqual({ 'q-1': 'BD' });
    },
  );

  it('may leave a question open', () => {
    expect(read('q-1\nq-2 A')).toEqual({ 'q-1': '', 'q-2': 'A' });
  });

  it('are refused with their line where they are no letters', () => {
    expect(() => read('q-1 A\nq-2 A?')).toThrow('answers.txt:2:1 "A?" for q-2: answers are letters.');
  });

  it('are refused where a question has two lines', () => {
    expect(() => read('q-1 A\nq-1 B')).toThrow('answers.txt:2:1 q-1 is answered twice.');
  });
});

describe('answers in JSON', () => {
  it('are texts or lists of letters', () => {
    expect(read('{"q-1": "c", "q-2": ["D", "A"]}')).toEqual({ 'q-1': 'C', 'q-2': 'AD' });
  });

  it.each([
    ['{"q-1": 3}', 'answers.txt takes letters by question id, as {"adm-setup-01": "C"}.'],
    ['{"q-1": "C"', 'answers.txt is no JSON: '],
    ['{"q-1": "7"}', 'answers.txt "7" for q-1: answers are letters.'],
  ])('are refused as %s', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
