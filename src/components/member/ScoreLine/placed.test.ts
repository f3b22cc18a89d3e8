import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placed } from './placed.ts';

const percent = fc.integer({ min: 0, max: 100 });

it('places every score inside the plot, from left to right, a higher one never below a lower one', () => {
  fc.assert(
    fc.property(fc.array(percent, { minLength: 1, maxLength: 8 }), fc.option(percent), (scores, mark) => {
      const { points, pass } = placed(scores, mark ?? undefined);
      for (const at of [...points.map(({ y }) => y), pass ?? 50]) expect(at >= 0 && at <= 100).toBe(true);
      for (const [index, one] of points.entries()) {
        for (const [other, { x, y }] of points.entries()) {
          expect(index >= other || one.x < x).toBe(true);
          expect((scores[index] ?? 0) <= (scores[other] ?? 0) || one.y <= y).toBe(true);
        }
      }
    }),
  );
});
