import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type Endpoint, fillPath } from '../../contract/endpoint.ts';
import { arbitraryOf } from './arbitraryOf.ts';

/** The parts of a request, as the contract takes them or not. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Values that a request may have in place of those that were made up, by the names of their fields. */
export type Known = Readonly<Record<string, unknown>>;

/** Requests that the contract takes, with what is known in the fields that are called so. */
export function validParts({ params, query, body }: Endpoint, known: Known = {}): fc.Arbitrary<Parts> {
  const schemas = Object.entries({ params, query, body });
  const parts = schemas.flatMap(([part, schema]) =>
    schema ? [[part, arbitraryOf(schema).map((value) => withKnown(value, known))] as const] : [],
  );
  return fc.record({ query: fc.constant({}), ...Object.fromEntries(parts) }, { noNullPrototype: true });
}

/** Texts that are dangerous somewhere. */
const hostileTexts = [
  "' or 1=1 --",
  "x'; drop table users; --",
  '"><img src=x onerror=alert(1)>',
  'x\r\nX-Injected: 1\r\n\r\n<html>',
  'x%0d%0aX-Injected:%201',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '$(reboot)`reboot`|reboot',
  '\u202egro.elpmaxe@nna',
  '\u200b\ufeff',
  'x\0.jpg',
  'x\ud83d',
  'x'.repeat(9000),
  '__proto__',
  'constructor',
];

/** Anything that JSON can say. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...hostileTexts, { $ne: '' }, [[]]) },
);

/** What a change makes of one value inside of others: it replaces, removes or wraps it, or adds something to it. */
type Change = (value: unknown) => unknown;

/** Any change. */
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  anyJson.map((by) => () => by),
  fc.constant(() => undefined),
  fc.constant((value: unknown) => [value]),
  fc.tuple(fc.string(), anyJson).map(
    ([name, by]) =>
      (value: unknown) =>
        typeof value === 'object' ? { ...value, [name]: by } : by,
  ),
);

/** The value with a change at one place inside of it, which `place` picks: any number from 0 up to 1. */
function changed(value: object, change: Change, place: number): unknown {
  const written = JSON.stringify(value);
  let places = 0;
  const visit = (chosen?: number): unknown => {
    places = 0;
    return JSON.parse(written, (_key, inner: unknown) => (places++ === chosen ? change(inner) : inner));
  };
  visit();
  // The last place is the value itself.
  return visit(Math.floor(place * (places - 1)));
}

/** Requests that the contract would take, but for one place. */
export function nearlyValidParts(endpoint: Endpoint, known?: Known): fc.Arbitrary<Parts> {
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  return fc
    .tuple(validParts(endpoint, known), anyChange, place)
    .map(([parts, change, where]) => changed(parts, change, where) as Parts); // what was put in or left out is unknown anyway
}

/** The request that a client would send with these parts; what has no place in an address is written as JSON. */
export function toRequest(
  { method, path }: Endpoint,
  { params, query, body }: Parts,
  headers: Readonly<Record<string, string>>,
): InjectOptions {
  const inPath = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, text(isObject(params) ? params[name] : params)]),
  );
  return {
    method,
    url: `/api${fillPath(path, inPath)}?${search(query)}`,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
}

function search(query: unknown): string {
  if (!isObject(query)) return encodeURIComponent(text(query));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name.toWellFormed(), text(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

function text(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return written.toWellFormed();
}

function withKnown(value: unknown, known: Known): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, known[name] ?? inner]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
