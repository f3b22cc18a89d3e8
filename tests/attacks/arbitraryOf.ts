import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** What the contract's schemas use of JSON Schema. */
interface Shape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly allOf?: readonly Shape[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape;
}

/** Any text: of ASCII, of what people see as one character, or of any code points. */
const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

const emailPart = anyText.map((text) => text.replaceAll(/[\s\p{C}@]/gu, '') || 'x');

/** Texts for patterns that `stringMatching` takes 50 ms for: most code points are none that it lets through. */
const quickly: ReadonlyMap<string, fc.Arbitrary<string>> = new Map([
  [
    String.raw`^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@]+$`,
    fc.tuple(emailPart, emailPart, emailPart).map(([name, domain, top]) => `${name}@${domain}.${top}`),
  ],
]);

/** What a schema of the contract takes. Throws for a schema of a kind that the contract has not had so far. */
export function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return from(z.toJSONSchema(schema, { io: 'input' }) as Shape); // what it does not use is left out of the type
}

function from(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(from));
  if (Array.isArray(shape.type)) return fc.oneof(...shape.type.map((type: string) => from({ ...shape, type })));
  switch (shape.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(pick(shape, { min: 'minimum', max: 'maximum' }));
    case 'number':
      return fc.double({ ...pick(shape, { min: 'minimum', max: 'maximum' }), noNaN: true, noDefaultInfinity: true });
    case 'string':
      return textFrom(shape);
    case 'array':
      return fc.array(from(shape.items ?? {}), pick(shape, { minLength: 'minItems', maxLength: 'maxItems' }));
    case 'object':
      return shape.additionalProperties ? recordFrom(shape) : objectFrom(shape);
    default:
      throw new Error(`There is no arbitrary for ${JSON.stringify(shape)}.`);
  }
}

function objectFrom({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, from(shape)]));
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}

function recordFrom({ propertyNames = { type: 'string' }, additionalProperties = {} }: Shape): fc.Arbitrary<unknown> {
  return fc.dictionary(textFrom(propertyNames), from(additionalProperties), { maxKeys: 8, noNullPrototype: true });
}

function textFrom({ format, pattern, allOf = [], minLength = 0, maxLength = Infinity }: Shape): fc.Arbitrary<string> {
  // The only format of the contract that has no pattern.
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  const patterns = [pattern, ...allOf.map((one) => one.pattern)]
    .filter((source) => source !== undefined)
    .map((source) => new RegExp(source, 'u'));
  const isWhole = patterns.some(({ source }) => source.startsWith('^'));
  // Patterns that match anywhere in a text may follow each other, with anything after them.
  const parts = [
    ...patterns.map((one) => quickly.get(one.source) ?? fc.stringMatching(one)),
    ...(isWhole ? [] : [padding(minLength, maxLength)]),
  ];
  // Like JSON Schema, zod counts code points.
  const isWithin = ({ length }: readonly string[]) => length >= minLength && length <= maxLength;
  return fc
    .tuple(...parts)
    .map((texts) => texts.join(''))
    .filter((text) => isWithin(Array.from(text)) && patterns.every((one) => one.test(text)));
}

/** Any text of this length, also of the greatest. */
function padding(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const longest = maxLength < 1000 ? [fc.constant('x'.repeat(maxLength))] : [];
  return fc.oneof(
    anyText,
    anyText.map((text) => text.padEnd(minLength, 'x')),
    ...longest,
  );
}

/** The values of these properties by other names, without those that are undefined. */
function pick<Name extends string>(shape: Shape, names: Readonly<Record<Name, keyof Shape>>) {
  const entries = Object.entries<keyof Shape>(names).map(([name, key]) => [name, shape[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<Record<Name, number>>;
}
