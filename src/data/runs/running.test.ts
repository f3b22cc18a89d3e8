// @vitest-environment jsdom
import { createElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useRunningQuiz } from './running.ts';

function Running() {
  useRunningQuiz({ link: 'administrator', userId: 'somebody', runId: 'one' }, false, () => undefined);
  return null;
}

it('asks for its lock once where React mounts it twice, and does not meet its own', async () => {
  const request = vi.fn(async () => {});
  vi.stubGlobal('navigator', { locks: { request } });
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(StrictMode, null, createElement(Running))));
  await Promise.resolve();
  expect(request).toHaveBeenCalledOnce();
  flushSync(() => root.unmount());
  vi.unstubAllGlobals();
});
