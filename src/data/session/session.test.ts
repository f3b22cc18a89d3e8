// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { eachInANewTab, ends, session } from './testing/watchedSession.ts';
import { currentSession, endSession, openSession, renameUser } from './session.ts';
import { endOf, readSession, SESSION_TIME } from './stored.ts';

/** What local storage holds. */
const stored = () => Object.fromEntries(Object.entries(localStorage));

eachInANewTab();

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

  it('goes on under another email of its user, and of no one else', () => {
    openSession(session);
    renameUser({ userName: 'bob', email: 'bob@example.org', userId: 'u2' });
    expect(readSession()?.user.email).toBe('ana@example.org');
    renameUser({ userName: 'ana.new', email: 'ana.new@example.org', userId: 'u1' });
    expect(readSession()).toMatchObject({ accessToken: 'access', user: { email: 'ana.new@example.org' } });
  });
});

describe('the end of a session', () => {
  it('leaves nothing of it and is reported once, also to who subscribes later', () => {
    localStorage.setItem('examId', 'administrator');
    openSession(session);
    expect(localStorage.getItem('examId')).toBe('administrator');
    endSession('logout');
    endSession('unreachable');
    expect(stored()).toEqual({});
    expect(ends()).toEqual(['logout']);
    expect(ends()).toEqual([]);
  });
});

describe('what is stored', () => {
  it.each([
    ['user', '{broken'],
    ['tokenSetTime', 'yesterday'],
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
