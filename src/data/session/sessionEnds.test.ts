// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { eachInANewTab, ends, session, stops } from './testing/watchedSession.ts';
import { currentSession, keepSession, openSession, renewSession, subscribeToSession } from './session.ts';
import { readSession, SESSION_TIME } from './stored.ts';

eachInANewTab();

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
});
