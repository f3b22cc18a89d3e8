import { describe, expect, it } from 'vitest';
import { accessTo, questionLimit } from './access.ts';

const caller = { userId: 'user-1', sessionId: 'session-1' };

describe('accessTo', () => {
  it.each([
    [4900, undefined, 'visitor'],
    [0, undefined, 'visitor'],
    [4900, caller, 'member'],
    [0, caller, 'owner'],
  ] as const)('of an exam for %s cents (%#)', (price_cents, who, access) => {
    expect(accessTo({ price_cents }, who)).toBe(access);
  });
});

describe('questionLimit', () => {
  it.each([
    ['visitor', 10],
    ['member', 20],
    ['owner', undefined],
  ] as const)('opens to a %s %s questions', (access, limit) => {
    expect(questionLimit(access)).toBe(limit);
  });
});
