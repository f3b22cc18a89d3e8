import { openSession } from '../data/session/session.ts';
import type { User } from '../data/session/stored.ts';
import { accountOf, addAccount, newSession } from './accounts.ts';

/** The learner of the stories. */
export const mockEmail = 'ana.silva@example.org';

/** Logs the learner of the stories in, before the story is rendered; with an empty password the account has none. */
export function mockLogIn(password = 'correct horse 1'): User {
  const session = newSession(accountOf(mockEmail) ?? addAccount(mockEmail, password));
  openSession(session);
  return session;
}
