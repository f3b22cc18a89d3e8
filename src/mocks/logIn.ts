import { openSession } from '../data/session/session.ts';
import type { User } from '../data/session/stored.ts';
import { type MockState, mockSession, remember } from './state.ts';

/** Logs the learner of the stories in, before the story is rendered, and says what they have. */
export function mockLogIn(has: Partial<MockState> = {}): User {
  remember(has);
  const session = mockSession();
  openSession(session);
  return session;
}
