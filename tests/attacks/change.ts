import * as fc from 'fast-check';

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
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
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
export function changed(value: object, change: Change, place: number): unknown {
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
