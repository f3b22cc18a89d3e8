// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactDraft, keepContactDraft } from '../data/messages/contactDraft.ts';
import { useQuizUnderWay } from '../data/runs/running.ts';
import { currentSession, endSession, type SessionEnd } from '../data/session/session.ts';
import { SESSION_TIME } from '../data/session/stored.ts';
import { mockLogIn } from '../mocks/logIn.ts';
import { resetMocks } from '../mocks/reset.ts';
import { SessionEvents } from './SessionEvents.tsx';

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await resetMocks();
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

const Address = () => useLocation().pathname;

/** Opens the site at an exam, and returns how to read the address. */
function openExam(Screen: () => null): () => string {
  const parts = [SessionEvents, Screen, Address].map((part, key) => createElement(part, { key }));
  history.replaceState(null, '', '/certifications/administrator');
  // oxlint-disable-next-line react/no-children-prop -- its type requires the children, and a test has no JSX
  act(() => root.render(createElement(BrowserRouter, { children: parts })));
  return () => page.textContent;
}

function RunningQuiz() {
  useQuizUnderWay();
  return null;
}
const NoQuiz = () => null;

it.each<[SessionEnd, string]>([
  ['logout', ''],
  ['elsewhere', ''],
  ['unreachable', 'Hello'],
  ['expired', 'Hello'],
])('after %s the message that was being written is %j', async (end, message) => {
  mockLogIn();
  // oxlint-disable-next-line react/no-children-prop -- its type requires the children, and a test has no JSX
  act(() => root.render(createElement(MemoryRouter, { children: createElement(SessionEvents) })));
  keepContactDraft({ values: { message: 'Hello' }, files: [], givenSubject: '' });
  await act(async () => endSession(end));
  expect(contactDraft('').values.message ?? '').toBe(message);
});

describe('three hours without a refresh, as an exam with extra time makes none', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['leave a running quiz on the screen', RunningQuiz, '/certifications/administrator'],
    ['lead home from anything else', NoQuiz, '/'],
  ])('%s', async (_, Screen, address) => {
    mockLogIn();
    const addressNow = openExam(Screen);
    await act(async () => void vi.advanceTimersByTime(SESSION_TIME));
    expect([currentSession(), addressNow()]).toEqual([undefined, address]);
  });
});

it('leads home from a page that is opened with a session older than three hours', () => {
  mockLogIn();
  localStorage.setItem('tokenSetTime', String(Date.now() - SESSION_TIME));
  const addressNow = openExam(NoQuiz);
  expect([currentSession(), location.pathname, addressNow()]).toEqual([undefined, '/', '/']);
});

it.each<[SessionEnd, string]>([
  ['unreachable', '/certifications/administrator'],
  ['refreshFailed', '/certifications/administrator'],
  ['elsewhere', '/'],
])('after %s a running quiz is at %s', async (end, address) => {
  mockLogIn();
  const addressNow = openExam(RunningQuiz);
  await act(async () => endSession(end));
  expect(addressNow()).toBe(address);
});
