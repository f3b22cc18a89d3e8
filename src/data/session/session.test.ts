// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../contract/account.ts';
import {
  currentSession,
  endSession,
  keepSession,
  onSessionEnd,
  openSession,
  renameUser,
  renewSession,
  type SessionEnd,
  subscribeToSession,
} from './session.ts';
import { resetTabState } from '../tabState.ts';
import { endOf, readSession, readUserText, SESSION_TIME } from './stored.ts';

const session: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  userName: 'ana',
  email: 'ana@example.org',
  userId: 'u1',
};

/** What local storage holds. */
const stored = () => Object.fromEntries(Object.entries(localStorage));

const stops: (() => void)[] = [];
/** Every end of a session from now on. */
function ends(): SessionEnd[] {
  const ended: SessionEnd[] = [];
  stops.push(onSessionEnd((end) => ended.push(end)));
  return ended;
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  resetTabState();
  vi.useRealTimers();
});

describe('an open session', () => {
  it("is kept under the product's keys, and under nothing else", () => {
    openSession(session);
    expect(stored()).toEqual({
      accessToken: 'access',
      refreshToken: 'refresh',
      tokenSetTime: String(Date.parse('2026-01-15T12:00:00Z')),
      user: '{"userName":"ana","email":"ana@example.org","userId":"u1"}',
    });
  });

  it('stays with its user when it gets another token', () => {
    openSession(session);
    const user = readUserText();
    renewSession('access-2');
    expect(readSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh' });
    expect(readUserText()).toBe(user);
  });

  it('keeps the exam that leads back to the quiz', () => {
    localStorage.setItem('examId', 'administrator');
    openSession(session);
    expect(localStorage.getItem('examId')).toBe('administrator');
  });

  it('goes on under another email of its user, and of no one else', () => {
    openSession(session);
    renameUser({ userName: 'bob', email: 'bob@example.org', userId: 'u2' });
    expect(readSession()?.user.email).toBe('ana@example.org');
    renameUser({ userName: 'ana.new', email: 'ana.new@example.org', userId: 'u1' });
    expect(readSession()).toMatchObject({ accessToken: 'access', user: { email: 'ana.new@example.org' } });
  });

  it('notifies subscribers of each change', () => {
    const listener = vi.fn<() => void>();
    stops.push(subscribeToSession(listener));
    openSession(session);
    renewSession('access-2');
    endSession('logout');
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('the end of a session', () => {
  it('leaves nothing of it and is reported once', () => {
    openSession(session);
    localStorage.setItem('examId', 'administrator');
    const ended = ends();
    endSession('logout');
    endSession('unreachable');
    expect(stored()).toEqual({});
    expect(ended).toEqual(['logout']);
  });

  it('is no news to a visitor', () => {
    const ended = ends();
    endSession('unreachable');
    expect(ended).toEqual([]);
  });

  it('is reported later to who subscribes later', () => {
    openSession(session);
    endSession('expired');
    expect(ends()).toEqual(['expired']);
    expect(ends()).toEqual([]);
  });
});

describe('three hours', () => {
  it('end a session that is found older', () => {
    openSession(session);
    vi.setSystemTime(Date.now() + SESSION_TIME - 1);
    expect(currentSession()).toMatchObject({ accessToken: 'access' });
    vi.setSystemTime(Date.now() + 1);
    const ended = ends();
    expect(currentSession()).toBeUndefined();
    expect(ended).toEqual(['expired']);
  });

  it('end a session while the page is open', () => {
    openSession(session);
    const ended = ends();
    stops.push(keepSession());
    vi.advanceTimersByTime(SESSION_TIME - 1);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['expired']);
  });

  it('begin again with each refresh', () => {
    openSession(session);
    const ended = ends();
    stops.push(keepSession());
    vi.advanceTimersByTime(SESSION_TIME - 1);
    renewSession('access-2');
    vi.advanceTimersByTime(SESSION_TIME - 1);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['expired']);
  });

  it('are looked at again when a page is seen after a sleep, in which timers stand still', () => {
    openSession(session);
    const ended = ends();
    stops.push(keepSession());
    vi.setSystemTime(Date.now() + SESSION_TIME);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ended).toEqual(['expired']);
  });
});

describe('another tab', () => {
  /** What a browser does when another tab changes the storage. */
  const elsewhere = (key: string | null, change: () => void) => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  it('logs this one out with it', () => {
    openSession(session);
    const ended = ends();
    stops.push(keepSession());
    elsewhere(null, () => localStorage.clear());
    expect(readSession()).toBeUndefined();
    expect(ended).toEqual(['elsewhere']);
  });

  it('logs this one out when it is seen again, where the browser had put it aside', () => {
    openSession(session);
    const ended = ends();
    stops.push(keepSession());
    localStorage.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ended).toEqual(['elsewhere']);
  });

  it('logs this one in with it', () => {
    const listener = vi.fn<() => void>();
    stops.push(keepSession(), subscribeToSession(listener));
    elsewhere('accessToken', () => {
      localStorage.setItem('user', JSON.stringify({ userName: 'ana', email: 'ana@example.org', userId: 'u1' }));
      localStorage.setItem('refreshToken', 'refresh');
      localStorage.setItem('tokenSetTime', String(Date.now()));
      localStorage.setItem('accessToken', 'access');
    });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readSession()?.user.userId).toBe('u1');
  });

  it('is of no interest with what is not ours', () => {
    const listener = vi.fn<() => void>();
    stops.push(keepSession(), subscribeToSession(listener));
    elsewhere('other', () => localStorage.setItem('other', '1'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('what is stored', () => {
  it.each([
    ['user', '{broken'],
    ['user', '{"userId":7}'],
    ['user', 'null'],
    ['tokenSetTime', 'yesterday'],
    ['tokenSetTime', ''],
    ['accessToken', ''],
  ])('is no session with a broken %s %j', (name, value) => {
    openSession(session);
    localStorage.setItem(name, value);
    expect(readSession()).toBeUndefined();
  });

  it('counts a time in the future as now', () => {
    openSession(session);
    localStorage.setItem('tokenSetTime', String(Date.now() + 10 * SESSION_TIME));
    const current = currentSession();
    expect(current && endOf(current)).toBe(Date.now() + SESSION_TIME);
  });

  it('can be had without a storage that works, for as long as the page is open', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openSession(session);
    expect(readSession()?.user.userId).toBe('u1');
    endSession('logout');
    expect(readSession()).toBeUndefined();
    setItem.mockRestore();
  });
});
