import type { Session } from '../../contract/account.ts';
import type { AccessTokens } from './accessToken.ts';
import { userNameOf } from './email.ts';
import type { OpenedSession } from './sessions.ts';

/** What login and registration answer. */
export async function sessionAnswer(tokens: AccessTokens, opened: OpenedSession, email: string): Promise<Session> {
  const { userId, refreshToken } = opened;
  return { accessToken: await tokens.issue(opened), refreshToken, userName: userNameOf(email), email, userId };
}
