import { openSession } from '../data/session/session.ts';
import type { User } from '../data/session/stored.ts';
import { accountOf, addAccount, newSession } from './accounts.ts';

/** The learner of the stories. */
export const mockEmail = 'ana.silva@example.org';

/** Logs the learner of the stories in, before the story is rendered. */
export function mockLogIn(): User {
  const session = newSession(accountOf(mockEmail) ?? addAccount(mockEmail, 'correct horse 1'));
  openSession(session);
  return session;
}
