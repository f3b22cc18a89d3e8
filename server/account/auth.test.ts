import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { testClock } from '../../tests/harness/accounts.ts';
import { accessTokens } from './auth.ts';

const secret = 'a secret of 32 characters or more';
const key = new TextEncoder().encode(secret);
const caller = { userId: 'user-1', sessionId: 'session-1' };
const MINUTE = 60_000;

const expired = { statusCode: 401, message: 'Token is expired' };
const invalid = { statusCode: 401, message: 'Token is invalid' };

describe('access tokens', () => {
  const clock = testClock();
  const tokens = accessTokens(secret, clock.now);

  /** A token as the server would sign it, but for what a test changes. */
  const forge = (changes: object = {}) => {
    const issued = clock.now() / 1000;
    const claims = { iss: 'certcrest', aud: 'certcrest', sub: 'user-1', sid: 'session-1', iat: issued };
    return new SignJWT({ ...claims, exp: issued + 60, ...changes }).setProtectedHeader({ alg: 'HS256' }).sign(key);
  };

  it('identify the caller that they were issued to', async () => {
    expect(await tokens.read(await tokens.issue(caller))).toEqual(caller);
    expect(await tokens.read(await forge())).toEqual(caller);
  });

  it('are valid for 15 minutes', async () => {
    const token = await tokens.issue(caller);
    clock.forward(15 * MINUTE - 1000);
    expect(await tokens.read(token)).toEqual(caller);
    // Also one whose signature has been checked before.
    clock.forward(1000);
    await expect(tokens.read(token)).rejects.toMatchObject(expired);
  });

  it('are invalid rather than expired with a wrong signature', async () => {
    const token = await accessTokens('another secret, also long enough!', clock.now).issue(caller);
    clock.forward(16 * MINUTE);
    await expect(tokens.read(token)).rejects.toMatchObject(invalid);
  });

  it('are refused without a signature', async () => {
    const unsigned = new UnsecuredJWT({ sid: 'session-1' })
      .setIssuer('certcrest')
      .setAudience('certcrest')
      .setSubject('user-1')
      .setExpirationTime(clock.now() / 1000 + 60)
      .encode();
    await expect(tokens.read(unsigned)).rejects.toMatchObject(invalid);
  });

  it.each([
    ['another issuer', { iss: 'elsewhere' }],
    ['another audience', { aud: 'elsewhere' }],
    ['no user', { sub: undefined }],
    ['no session', { sid: undefined }],
    ['no end', { exp: undefined }],
  ])('are refused with %s', async (_, changes) => {
    await expect(tokens.read(await forge(changes))).rejects.toMatchObject(invalid);
  });

  it.each(['', 'a.b.c', 'ä.ö.ü'])('are refused when they are none (%j)', async (text) => {
    await expect(tokens.read(text)).rejects.toMatchObject(invalid);
  });
});
