import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from './allEndpoints.ts';
import { arbitraryOf } from './arbitraryOf.ts';

const schemas = (await allEndpoints()).flatMap(({ name, endpoint: { params, query, body, response } }) =>
  Object.entries({ params, query, body, response }).flatMap(([part, schema]): [string, z.ZodMiniType][] =>
    schema ? [[`${part} of ${name}`, schema]] : [],
  ),
);

describe('an arbitrary of a schema', () => {
  it.each(schemas)('makes what it takes: %s', (_, schema) => {
    const law = fc.property(arbitraryOf(schema), (value) => {
      expect(schema.safeParse(value)).toMatchObject({ success: true });
    });
    fc.assert(law, { numRuns: 200, seed: 1 });
  });

  it('makes different things', () => {
    const schema = z.object({ a: z.optional(z.string()), b: z.union([z.literal('one'), z.int()]) });
    const values = fc.sample(arbitraryOf(schema), { numRuns: 200, seed: 1 }).map((value) => schema.parse(value));
    expect(new Set(values.map(({ a }) => typeof a))).toEqual(new Set(['string', 'undefined']));
    expect(new Set(values.map(({ b }) => typeof b))).toEqual(new Set(['string', 'number']));
    expect(new Set(values.map(({ a }) => a)).size).toBeGreaterThan(50);
  });

  it('goes to the limits', () => {
    const schema = z.string().check(z.minLength(3), z.maxLength(40));
    const lengths = fc.sample(arbitraryOf(schema), { numRuns: 200, seed: 1 }).map((text) => String(text).length);
    expect(Math.min(...lengths)).toBe(3);
    expect(Math.max(...lengths)).toBe(40);
  });

  it('says so where it has none', () => {
    expect(() => arbitraryOf(z.tuple([z.string()]))).toThrow('There is no arbitrary for');
  });
});
