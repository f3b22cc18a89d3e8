import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, changed } from './change.ts';

const value = { a: 1, b: { c: ['x', 'y'] } };

/** What one kind of change makes of the value at all of its places, in their order. */
const everywhere = (change: Change) => [0, 0.2, 0.4, 0.6, 0.8].map((place) => changed(value, change, place));

describe('a change', () => {
  it('puts something else in each place', () => {
    expect(everywhere({ kind: 'replace', by: 7 })).toEqual([
      { ...value, a: 7 },
      { a: 1, b: 7 },
      { a: 1, b: { c: 7 } },
      { a: 1, b: { c: [7, 'y'] } },
      { a: 1, b: { c: ['x', 7] } },
    ]);
  });

  it('leaves each place out', () => {
    expect(everywhere({ kind: 'remove' })).toEqual([
      { b: value.b },
      { a: 1 },
      { a: 1, b: {} },
      { a: 1, b: { c: ['y'] } },
      { a: 1, b: { c: ['x'] } },
    ]);
  });

  it('makes a list of what is in a place', () => {
    expect(changed(value, { kind: 'wrap' }, 0)).toEqual({ ...value, a: [1] });
  });

  it('adds to an object', () => {
    expect(changed(value, { kind: 'add', name: 'd', by: 2 }, 0.2)).toEqual({ a: 1, b: { ...value.b, d: 2 } });
  });

  it('never changes the value itself', () => {
    const law = fc.property(fc.jsonValue(), fc.double({ min: 0, max: 0.99, noNaN: true }), (given, place) => {
      const before = structuredClone(given);
      changed(given, { kind: 'wrap' }, place);
      expect(given).toEqual(before);
    });
    fc.assert(law);
  });
});
