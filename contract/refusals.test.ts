import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Endpoint, Refusal } from './endpoint.ts';
import { errorCodes } from './errorCodes.ts';
import { commonRefusals } from './errors.ts';

const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
const modules: object[] = await Promise.all(files.map((file) => import(`./${file}`)));
const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'refusals' in value;
}

/** Name and refusal of everything that a call can be refused for. */
const refusals: [string, Refusal][] = [commonRefusals, ...endpoints.map((endpoint) => endpoint.refusals)].flatMap(
  Object.entries,
);

it('every refusal is named by its code', () => {
  expect(endpoints).not.toHaveLength(0);
  for (const [name, { code }] of refusals) expect(code).toBe(name);
});

it('every code belongs to a refusal of a call, or of HTTP', () => {
  const http = ['requestTimeout', 'requestTooLarge', 'unsupportedMediaType', 'rangeNotSatisfiable'];
  const used = new Set([...refusals.map(([, { code }]) => code), ...http]);
  expect([...used].toSorted()).toEqual([...errorCodes].toSorted());
});
