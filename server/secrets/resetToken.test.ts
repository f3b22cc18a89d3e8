import { describe, expect, it } from 'vitest';
import { readResetToken, resetTokenOf } from './signatures.ts';

const secret = 'a secret of 32 characters or more';

describe('the token of a reset', () => {
  const token = resetTokenOf(secret, 'reset-1');
  const [, signature = ''] = token.split('.');

  it('identifies its reset', () => {
    expect(readResetToken(secret, token)).toBe('reset-1');
  });

  it.each([
    ['another reset', `reset-2.${signature}`],
    ['no signature', 'reset-1.'],
    ['a signature with one letter changed', token.replace(/.{3}$/, signature.endsWith('AAA') ? 'BBB' : 'AAA')],
    ['something that base64 skips in the signature', `${token}!`],
    ['nothing', ''],
  ])('is refused with %s', (_, changed) => {
    expect(readResetToken(secret, changed)).toBeUndefined();
  });

  it('is refused by a server with another secret', () => {
    expect(readResetToken('another secret, also long enough!', token)).toBeUndefined();
  });
});
