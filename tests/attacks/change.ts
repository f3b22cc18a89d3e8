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

type Path = readonly string[];

/**
 * The value with a change at one place of it, which `place` picks: any number from 0 up to 1. A value that is no list
 * or object is changed itself.
 */
export function changed(value: unknown, change: Change, place: number): unknown {
  const paths = pathsOf(value);
  return at(value, paths[Math.floor(place * paths.length)] ?? [], change);
}

/** The ways to every value inside of another, to those that hold others, too. */
function pathsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => {
    const within = typeof inner === 'object' && inner !== null ? pathsOf(inner) : [];
    return [[key], ...within.map((path) => [key, ...path])];
  });
}

function at(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return applied(value, change);
  const isRemoved = rest.length === 0 && change.kind === 'remove';
  if (Array.isArray(value)) {
    return isRemoved ? value.toSpliced(Number(key), 1) : value.with(Number(key), at(value[Number(key)], rest, change));
  }
  const entries = Object.entries(value as object).flatMap(([name, inner]) => {
    if (name !== key) return [[name, inner] as const];
    return isRemoved ? [] : [[name, at(inner, rest, change)] as const];
  });
  return Object.fromEntries(entries);
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
