// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusOnChange } from './useFocusOnChange.ts';

function Heading({ value }: { value: number }) {
  return createElement('h1', { ref: useFocusOnChange<HTMLHeadingElement>(value), tabIndex: -1 });
}

let root: Root;

const show = (value: number) => act(() => root.render(createElement(Heading, { value })));
const focused = () => document.activeElement?.localName;

/** Has a frame painted, and what waits for it done. */
const paint = () =>
  act(() => {
    vi.advanceTimersToNextFrame().runAllTimers();
  });

/** Opens what has the focus from then on. */
function open(role: string) {
  const field = document.createElement('input');
  const holder = document.createElement('div');
  holder.setAttribute('role', role);
  holder.append(field);
  document.body.append(holder);
  field.focus();
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('an element has the focus once it is painted, and again when its value has changed', () => {
  show(1);
  expect(focused()).toBe('body');
  paint();
  expect(focused()).toBe('h1');
  open('group');
  paint();
  expect(focused()).toBe('input');
  show(2);
  paint();
  expect(focused()).toBe('h1');
});

it('a dialog that was opened before the paint keeps the focus', () => {
  show(1);
  open('dialog');
  paint();
  expect(focused()).toBe('input');
});
