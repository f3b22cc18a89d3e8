import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, toAmount } from './schemas.ts';

const usd = (value: string) => ({ currency_code: 'USD', value });

describe('amount', () => {
  it.each([
    ['49.00', 4_900],
    ['0.07', 7],
    ['49', 4_900],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %s', (value, cents) => {
    expect(amount.parse(usd(value))).toEqual({ cents, currency: 'USD' });
  });

  it.each(['', '49.001', '-1.00', '1e3', '4,900.00', '99999999999999.00'])('refuses %j', (value) => {
    expect(amount.safeParse(usd(value)).success).toBe(false);
  });
});

describe('toAmount', () => {
  it('writes what amount reads', () => {
    const sums = fc.integer({ min: 0, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(sums, (cents) => {
        expect(amount.parse(toAmount({ cents, currency: 'USD' }))).toEqual({ cents, currency: 'USD' });
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses %d cents', (cents) => {
    expect(() => toAmount({ cents, currency: 'USD' })).toThrow(RangeError);
  });
});
