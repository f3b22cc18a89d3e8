import * as fc from 'fast-check';

/** What a change does to one value inside of others. */
type Change =
  | { readonly kind: 'replace'; readonly by: unknown }
  | { readonly kind: 'remove' }
  | { readonly kind: 'wrap' }
  | { readonly kind: 'add'; readonly name: string; readonly by: unknown };

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
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...hostileTexts, { $ne: '' }, [[]]) },
);

/** Any change. */
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), by: anyJson }),
  fc.record({ kind: fc.constant('remove' as const) }),
  fc.record({ kind: fc.constant('wrap' as const) }),
  fc.record({ kind: fc.constant('add' as const), name: fc.string(), by: anyJson }),
);

/** The value with a change at one place inside of it, which `place` picks: any number from 0 up to 1. */
export function changed(value: object, change: Change, place: number): unknown {
  const written = JSON.stringify(value);
  let places = 0;
  const visit = (chosen?: number): unknown => {
    places = 0;
    return JSON.parse(written, (_key, inner: unknown) => (places++ === chosen ? applied(inner, change) : inner));
  };
  visit();
  // The last place is the value itself.
  return visit(Math.floor(place * (places - 1)));
}

function applied(value: unknown, change: Change): unknown {
  switch (change.kind) {
    case 'replace':
      return change.by;
    case 'remove':
      return undefined;
    case 'wrap':
      return [value];
    case 'add':
      return typeof value === 'object' ? { ...value, [change.name]: change.by } : change.by;
  }
}
