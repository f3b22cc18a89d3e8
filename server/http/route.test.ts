import { describe, expect, it } from 'vitest';
import { containsUnstorableText } from './route.ts';

const NUL = 'a\0b';
const HALF_PAIR = 'a\ud83db';

/** Lists in lists, deeper than any stack. */
const deep = (innermost: string) => `${'['.repeat(40_000)}${innermost}${']'.repeat(40_000)}`;

describe('containsUnstorableText', () => {
  it.each([NUL, HALF_PAIR, [NUL], { a: [{ b: HALF_PAIR }] }, { [NUL]: 1 }, JSON.parse(deep(JSON.stringify(NUL)))])(
    'finds it (%#)',
    (data) => {
      expect(containsUnstorableText(data)).toBe(true);
    },
  );

  it.each(['', 'text', '\u{1f600}', 'line\r\n\t\u0001', 1, true, null, undefined, {}, [[], { a: 'b' }]])(
    'finds nothing in %j',
    (data) => {
      expect(containsUnstorableText(data)).toBe(false);
    },
  );
});
