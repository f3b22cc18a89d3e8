import * as fc from 'fast-check';
import { it } from 'vitest';

/** Tests that the property holds, in more than the default 100 runs: some states take a long history to reach. */
export function law<T>(name: string, property: fc.IProperty<T>): void {
  it(name, () => fc.assert(property, { numRuns: 300 }));
}
