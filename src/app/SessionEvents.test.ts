// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactDraft, keepContactDraft } from '../data/messages/contactDraft.ts';
import { endSession, type SessionEnd } from '../data/session/session.ts';
import { mockLogIn } from '../mocks/logIn.ts';
import { resetMocks } from '../mocks/reset.ts';
import { SessionEvents } from './SessionEvents.tsx';

let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await resetMocks();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

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
