import { afterEach, beforeEach, vi } from 'vitest';
import type { Session } from '../../../../contract/account.ts';
import { onSessionEnd, type SessionEnd } from '../session.ts';
import { resetTabState } from '../../tabState.ts';

/** A session that tests of the session open. */
export const session: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  userName: 'ana',
  email: 'ana@example.org',
  userId: 'u1',
};

/** What tests of the session have to stop at their end. */
export const stops: (() => void)[] = [];

/** Every end of a session from now on. */
export function ends(): SessionEnd[] {
  const ended: SessionEnd[] = [];
  stops.push(onSessionEnd((end) => ended.push(end)));
  return ended;
}

/** Gives each test of a suite a clock of its own and a browser without a session. */
export function eachInANewTab(): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') }));
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    localStorage.clear();
    resetTabState();
    vi.useRealTimers();
  });
}
