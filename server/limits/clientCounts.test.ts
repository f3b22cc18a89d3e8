import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientCounts } from './clientCounts.ts';

const WINDOW = 10_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Counts a call, and returns the count and the time until it starts again. */
function call(counts: ClientCounts, client = 'a'): unknown {
  let result: unknown;
  counts.incr(client, (_error, counted) => void (result = [counted?.current, counted?.ttl]), WINDOW, 1);
  return result;
}

it('forgets who called longest ago when there are too many', () => {
  const counts = new ClientCounts();
  call(counts, 'first');
  for (let client = 1; client < 50_000; client += 1) call(counts, `client ${client}`);
  expect(call(counts, 'first')).toEqual([2, WINDOW]);
  call(counts, 'one too many');
  expect(call(counts, 'first')).toEqual([3, WINDOW]);
  expect(call(counts, 'client 1')).toEqual([1, WINDOW]);
});
