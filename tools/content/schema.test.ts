import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { schemaFile, schemaText } from './schema.ts';

it('is up to date: npm run content -- schema', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText());
});

it('describes everything that an author writes', () => {
  const described = z.record(z.string(), z.looseObject({ description: z.string() }));
  JSON.parse(schemaText(), (key, value) => (key === 'properties' ? described.parse(value) : value));
});
