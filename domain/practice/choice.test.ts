import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceQuery, pools, untouched } from './choice.ts';
import { choiceOf } from './choiceOf.ts';
import { choice } from './testing/generators.ts';

describe('the choice of a practice', () => {
  it('is read from its address as it was written there', () => {
    fc.assert(
      fc.property(choice, (one) => {
        expect(choiceOf(new URLSearchParams(choiceQuery(one)))).toEqual(one);
      }),
    );
  });

  it('of any address is one that can be practiced', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { pool, count, order } = choiceOf(new URLSearchParams(text));
        expect(pools).toContain(pool);
        expect(count === undefined || count >= 1).toBe(true);
        expect(['file', 'random']).toContain(order);
      }),
    );
  });

  it('says only what differs from the untouched one', () => {
    const said = Object.values(choiceQuery(untouched)).filter((value) => value !== '');
    expect(said).toEqual([]);
  });

  it.each(['0', '-3', '2.5', 'many', ''])('takes no count of %j', (count) => {
    expect(choiceOf(new URLSearchParams({ count })).count).toBe(untouched.count);
  });
});
