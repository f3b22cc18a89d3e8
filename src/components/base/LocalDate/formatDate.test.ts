import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from './formatDate.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('for a reader in %s', (timeZone) => {
  it('a date without a time is that day', () => {
    vi.stubEnv('TZ', timeZone);
    expect(formatDate('2026-11-22', 'long')).toMatch(/\b22\b/);
    expect(formatDate('2026-11-22', 'short')).toMatch(/\b22\b/);
  });
});

it('a time is in the time zone of the reader', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatDate('2026-11-22T03:00:00.000Z', 'long')).toMatch(/\b21\b/);
});
