import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, centsToDollars, dollars, total } from './total.ts';

/** Any price as the API writes it. */
const anyPrice = fc.integer({ min: 0, max: 99_999 }).map((amount) => (amount / 100).toFixed(2));

describe('the total', () => {
  it('is the sum with two decimals', () => {
    expect(total(['29.00', '39.00'])).toBe('68.00');
    expect(total(['0.10', '0.20'])).toBe('0.30');
    expect(total([29, '0.5'])).toBe('29.50');
    expect(total([])).toBe('0.00');
  });

  it('loses no cent, however many prices there are', () => {
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 200 }), (prices) => {
        const exact = prices.reduce((sum, price) => sum + BigInt(price.replace('.', '')), 0n);
        expect(BigInt(total(prices).replace('.', ''))).toBe(exact);
      }),
    );
  });
});

it('a price is written with two decimals from a string, a number and cents', () => {
  fc.assert(
    fc.property(anyPrice, (price) => {
      expect([dollars(price), dollars(Number(price)), centsToDollars(cents(price))]).toEqual([price, price, price]);
    }),
  );
  expect(dollars(39.5)).toBe('39.50');
  expect(centsToDollars(4900)).toBe('49.00');
});
