import { isValidElement } from 'react';
import type { ArgsEnhancer, ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { curly } from './docComment.ts';

/** What is the same in every component: props that its root takes. */
const known: Readonly<Record<string, string>> = {
  children: 'The content: words or elements.',
  defaultValue: 'The initial value of an uncontrolled field.',
  disabled: 'Whether it is disabled; say why beside it.',
  href: 'Makes it a link to this address.',
  label: 'Names the field in a word or two; always above it.',
  loading: 'The action is running; clicks are ignored.',
  name: 'The name of the field’s value in the form.',
  onClick: 'Called when it is pressed.',
  ref: 'Ref to the root element.',
  required: 'Whether the field must be filled in.',
  value: 'The value of a controlled field.',
  sx: 'MUI’s styles of the root element.',
};

/** A type of code in one line. Storybook knows no type of a lone default. */
const inOneLine = (raw = 'unknown') =>
  raw
    .replaceAll(/\/\*\*.*?\*\/|readonly | \| undefined\b/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/^ReadonlyArray<(\w+)>$/, '$1[]')
    .replace(/^Readonly<(.*)>$/, '$1')
    .replace('Values, Values', 'Values')
    .replaceAll('Path<Values>', 'string')
    .replace('VoidFunction', '() => void');

/** The choices of a type, or the type itself, as code writes it. What may be left out says so by being no required prop. */
function spelled(type: SBType): string[] {
  if (type.name === 'enum')
    return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  const name = inOneLine(type.raw ?? (type.name === 'other' ? type.value : type.name));
  if (type.name !== 'union') return name === 'undefined' ? [] : [name];
  const raw = type.raw?.split('|') ?? [];
  return type.value.flatMap((choice, position) =>
    choice.name === 'other' && choice.value === 'literal' ? (raw[position]?.trim() ?? []) : spelled(choice),
  );
}

/** A union that is a set of words, or of one type that may be left out, as that. */
function plain(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((choice) => spelled(choice).length > 0);
  if (only && others.length === 0) return only;
  const words = spelled(type).map((choice) => /^'(.*)'$/.exec(choice)?.[1]);
  return words.every((word) => word !== undefined) ? { ...type, name: 'enum', value: words } : type;
}

/** A type for what a story gives, and no comment describes. */
function typeOf(value: unknown): SBType {
  const name = typeof value;
  if (name === 'function') return { name, raw: '() => void' };
  if (name === 'string' || name === 'number' || name === 'boolean') return { name };
  const isContent = !(value instanceof Object) || isValidElement(value) || Array.isArray(value);
  return { name: 'other', value: isContent ? 'ReactNode' : 'object' };
}

/** What takes the rest of a component's props, as `main.ts` finds it: an element, or a component of MUI's. */
export interface Rest {
  readonly of: string;
  /** The props that it doesn't get. */
  readonly without: readonly string[];
}

/** What else is worth a row of what the rest of the props may be. */
const passed: Readonly<Record<string, Readonly<Record<string, 'boolean' | 'string'>>>> = {
  Button: { disabled: 'boolean', href: 'string' },
  TextField: { value: 'string', defaultValue: 'string', disabled: 'boolean' },
};

/** The rows of what a component passes on. */
function passedBy(component: unknown): [string, StrictInputType][] {
  const { rest } = (component ?? {}) as { rest?: Rest };
  const types = Object.entries(passed[rest?.of ?? ''] ?? {}).filter(([name]) => !rest?.without.includes(name));
  return types.map(([name, type]) => [name, { name, type: { name: type } }]);
}

/** Required props come first, and handlers last. */
const rank = (name: string, type: SBType | undefined) => (/^on[A-Z]/.test(name) ? 2 : type?.required ? 0 : 1);

/** Types in the words of code, and controls for what can be typed or chosen. */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const given = Object.entries(initialArgs).map(([name, value]): [string, StrictInputType] => [
    name,
    { name, type: typeOf(value) },
  ]);
  return Object.fromEntries(
    [...new Map([...given, ...passedBy(component), ...Object.entries(argTypes)])]
      .filter(([, { type }]) => !(type?.name === 'other' && type.value === 'never'))
      .sort(([one, { type }], [other, { type: otherType }]) => rank(one, type) - rank(other, otherType))
      .map(([name, { type: found, table, description, ...rest }]): [string, StrictInputType] => {
        const type = found && plain(found);
        // The default has a column of its own.
        const [said, value] = curly(description || (known[name] ?? '')).split(/\s*@default\s+/);
        const isOff = type?.name === 'boolean' && !type.required && !(name in initialArgs);
        const standard = value ?? (isOff ? 'false' : undefined);
        const isTyped = type && ['enum', 'boolean', 'string', 'number'].includes(type.name);
        return [
          name,
          {
            ...rest,
            ...(type && { type }),
            ...(said && { description: said }),
            // Data, elements, and functions are not typed.
            ...(!isTyped && { control: typeof initialArgs[name] === 'string' ? 'text' : { disable: true } }),
            // Values that no one types have names to choose from.
            ...(rest.mapping && { options: Object.keys(rest.mapping), control: { type: 'select' } }),
            table: {
              ...table,
              ...(type && { type: { summary: spelled(type).join(' | ') } }),
              ...(standard && { defaultValue: { summary: standard } }),
            },
          },
        ];
      }),
  );
};

/** What is off or on by default, so that its switch can be used at once. */
export const switches: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const booleans = Object.values(argTypes).filter(({ type, table }) => type?.name === 'boolean' && table?.defaultValue);
  const values = booleans.map(({ name, table }) => [name, table?.defaultValue?.summary === 'true']);
  return { ...Object.fromEntries(values), ...initialArgs };
};
