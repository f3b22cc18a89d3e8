import type { StoryContext } from 'storybook/internal/types';
import { fieldsOf } from './schemaFields.ts';

/** What React renders: an element's name, a component, or what `memo` and `forwardRef` make of one. */
type ElementType =
  | string
  | symbol
  | {
      readonly displayName?: string;
      readonly name?: string;
      readonly render?: ElementType;
      readonly type?: ElementType;
    };

function nameOf(type: ElementType | undefined): string {
  if (typeof type === 'string') return type;
  if (typeof type !== 'object' && typeof type !== 'function') return 'Fragment';
  const name = type.displayName ?? type.name ?? nameOf(type.render ?? type.type);
  // MUI's Stack calls itself Grid.
  return name === 'Grid' ? 'Stack' : name;
}

/**
 * How Storybook prints what a story renders: components by their names, also those of MUI, and a handler without its
 * body, which a build has shortened.
 */
export const printed = {
  displayName: ({ type }: { readonly type: ElementType }) => nameOf(type),
  functionValue: () => '() => {}',
};

/** Turns what a story renders into a file that runs as it is: with its imports, inside a component. */
export async function runnable(code: string, { args }: Pick<StoryContext, 'args'>): Promise<string> {
  const { imports } = await import('./catalogFacts.ts');
  return withImports(code, imports, args);
}

/** What stands above code that names something a screen can't import. */
const missing = (names: readonly string[]) => `// Not in the catalog: ${names.join(', ')}\n`;

/**
 * Code with its imports, by the names of components. Where one of them has none, the code can't run and only says so.
 * Storybook asks once when a story is rendered and once more when its code is shown: what is done stays.
 */
function withImports(
  code: string,
  imports: Readonly<Record<string, string | undefined>>,
  args: Readonly<Record<string, unknown>> = {},
): string {
  if (code === '' || /^(?:import |\/\/ )/.test(code)) return code;
  const { jsx, above, from } = withoutObjects(code.trim(), args);
  const names = [...new Set([...jsx.matchAll(/<([A-Z][\w.]*)/g)].flatMap(([, name]) => name ?? []))].toSorted();
  const unknown = names.filter((name) => imports[name] === undefined);
  if (unknown.length > 0) return missing(unknown) + jsx;
  const lines = [...from, ...names.flatMap((name) => imports[name] ?? [])];
  if (lines.length === 0) return jsx;
  const inside = jsx.replaceAll('\n', '\n  ');
  return `${lines.join('\n')}\n\n${above}export const Example = () => (\n  ${inside}\n);\n`;
}

/** Puts code in place of what is printed as `[object Object]` or by its message: the schema of a form, an error. */
function withoutObjects(code: string, args: unknown): { jsx: string; above: string; from: readonly string[] } {
  const jsx = code
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>')
    .replaceAll(/=\{\[object Object\]\}/g, '={schema}')
    .replaceAll(
      /=\{(\w*Error): ([^\n]*?)\}(?=\s)/g,
      (_, type: string, text: string) => `={new ${type}(${JSON.stringify(text)})}`,
    );
  if (!jsx.includes('={schema}')) return { jsx, above: '', from: [] };
  const fields = fieldsOf(args).map((field) => `${field}: z.string()`);
  return {
    jsx,
    above: `const schema = z.object({ ${fields.join(', ')} });\n\n`,
    from: ["import * as z from 'zod/mini';"],
  };
}
