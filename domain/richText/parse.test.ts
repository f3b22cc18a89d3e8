import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse.ts';

describe('parseRichText', () => {
  it('leaves plain words alone', () => {
    expect(parseRichText('Two words')).toEqual([{ kind: 'text', value: 'Two words' }]);
  });

  it('finds code within a line', () => {
    expect(parseRichText('Set it to `Private` first')).toEqual([
      { kind: 'text', value: 'Set it to ' },
      { kind: 'code', value: 'Private' },
      { kind: 'text', value: ' first' },
    ]);
  });

  it('finds a block with its language and keeps its lines', () => {
    expect(parseRichText('Given:\n```apex\nfoo();\n  bar();\n```\nWhat now?')).toEqual([
      { kind: 'text', value: 'Given:\n' },
      { kind: 'block', value: 'foo();\n  bar();' },
      { kind: 'text', value: '\nWhat now?' },
    ]);
  });

  it('treats a lone backtick as a character', () => {
    expect(parseRichText('a ` b')).toEqual([{ kind: 'text', value: 'a ` b' }]);
  });
});
