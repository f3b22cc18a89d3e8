import { describe, expect, it } from 'vitest';
import { linkTokenOf, readLinkToken } from './tokenSecret.ts';

const secret = 'a secret of 32 characters or more';

describe('the token of a reset', () => {
  const token = linkTokenOf(secret, 'password-reset', 'reset-1');
  const [, signature = ''] = token.split('.');

  it('identifies its reset', () => {
    expect(readLinkToken(secret, 'password-reset', token)).toBe('reset-1');
  });

  it.each([
    ['another reset', `reset-2.${signature}`],
    ['no signature', 'reset-1.'],
    ['a signature with one letter changed', token.replace(/.{3}$/, signature.endsWith('AAA') ? 'BBB' : 'AAA')],
    ['something that base64 skips in the signature', `${token}!`],
    ['nothing', ''],
  ])('is refused with %s', (_, changed) => {
    expect(readLinkToken(secret, 'password-reset', changed)).toBeUndefined();
  });

  it('is refused by a server with another secret', () => {
    expect(readLinkToken('another secret, also long enough!', 'password-reset', token)).toBeUndefined();
  });
});
