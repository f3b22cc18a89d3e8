import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '../host.ts';
import { contentText } from '../testing/arbitraries.ts';
import { oneLine, tidy } from './contentText.ts';

describe('tidy', () => {
  it.each([
    ['spaces in a row', 'a  b\t c', 'a b c'],
    ['spaces at the ends of lines', ' a \n b ', 'a\nb'],
    ['many empty lines', 'a\n\n\n\nb', 'a\n\nb'],
    ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
    ['characters that no text means', 'a\u0007b\uD800', 'ab\uFFFD'],
    ['a block within a line', 'a ```apex\nb();\n``` c', 'a\n```apex\nb();\n```\nc'],
    ['a block with empty lines at its ends', '```\n\n  a\n\n```', '```\n  a\n```'],
    ['two blocks in a row', '```\na\n``````\nb\n```', '```\na\n```\n```\nb\n```'],
  ])('mends %s', (_, text, tidied) => {
    expect(tidy(text)).toBe(tidied);
  });

  it('keeps code as it is written', () => {
    const text = 'Use `a  b`:\n```apex\nif (a)  {\n\tb();\n}\n```';
    expect(tidy(text)).toBe(text);
  });

  it('is done once', () => {
    fc.assert(
      fc.property(contentText, (text) => {
        expect(tidy(text)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves what the site shows', () => {
    const shown = (text: string) =>
      parseRichText(text).flatMap(({ kind, value }) => (kind === 'text' ? [] : [[kind, value.trim()]]));
    const untidy = fc.string({ unit: fc.constantFrom('`', '\n', ' ', 'a', '```\n', '\n```') });
    fc.assert(
      fc.property(untidy, (text) => {
        expect(shown(tidy(text))).toEqual(shown(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe('oneLine', () => {
  it('takes line ends for spaces', () => {
    expect(oneLine(' a\r\n  b ')).toBe('a b');
  });
});
