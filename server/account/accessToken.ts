import { errors, jwtVerify, SignJWT } from 'jose';
import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from '../http/apiError.ts';
import type { Caller } from './caller.ts';

/** How long an access token is good for, in seconds. */
const LIFETIME = 15 * 60;

const ALGORITHM = 'HS256';
const PARTY = 'certcrest';

/** Makes and reads the tokens that calls carry. */
export interface AccessTokens {
  readonly issue: (caller: Caller) => Promise<string>;
  /** Whom a token was made for. Throws `tokenExpired` or `tokenInvalid`. */
  readonly read: (token: string) => Promise<Caller>;
}

/** Access tokens signed with `secret`; `now` gives the time in epoch milliseconds. */
export function accessTokens(secret: string, now: () => number): AccessTokens {
  const key = new TextEncoder().encode(secret);

  function issue({ userId, sessionId }: Caller): Promise<string> {
    const issuedAt = Math.floor(now() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(PARTY)
      .setAudience(PARTY)
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIME)
      .sign(key);
  }

  async function read(token: string): Promise<Caller> {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: PARTY,
      audience: PARTY,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'exp'],
    }).catch((cause: unknown) => {
      const isExpired = cause instanceof errors.JWTExpired;
      throw new ApiError(isExpired ? commonRefusals.tokenExpired : commonRefusals.tokenInvalid, { cause });
    });
    // Neither is checked by jose, whatever its types say.
    const { sub, sid } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') throw new ApiError(commonRefusals.tokenInvalid);
    return { userId: sub, sessionId: sid };
  }

  return { issue, read };
}
