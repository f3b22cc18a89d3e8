import { describe, expect, it } from 'vitest';
import { indexFromNumber, pageOf, pageRange } from './pages.ts';

describe('pages of the navigator', () => {
  it('hold a hundred questions each', () => {
    expect([pageOf(0), pageOf(99), pageOf(100), pageOf(4999)]).toEqual([0, 0, 1, 49]);
  });

  it('end with the last question', () => {
    expect(pageRange(0, 60)).toEqual({ from: 0, to: 60 });
    expect(pageRange(1, 250)).toEqual({ from: 100, to: 200 });
    expect(pageRange(2, 250)).toEqual({ from: 200, to: 250 });
  });
});

describe('indexFromNumber', () => {
  it('counts from 1, as people do', () => {
    expect(indexFromNumber('1', 60)).toBe(0);
    expect(indexFromNumber(' 60 ', 60)).toBe(59);
  });

  it.each(['', '0', '61', '-1', '1.5', 'x'])('knows no question %j', (typed) => {
    expect(indexFromNumber(typed, 60)).toBeUndefined();
  });
});
