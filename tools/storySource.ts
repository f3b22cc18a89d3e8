/** What stories say of themselves, by the syntax tree of their file. */
import type { types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

type Part = types.Node;

/** Reads a file of stories. */
export async function parseStories(source: string): Promise<CsfFile> {
  const { loadCsf } = await import('storybook/internal/csf-tools');
  // A title is asked for, and not used.
  return loadCsf(source, { makeTitle: () => 'Stories' }).parse();
}

/** What presses and types, and the methods by which a control is pressed, or takes and loses the focus. */
const hands: ReadonlySet<string> = new Set(['userEvent', 'fireEvent']);
const methods: ReadonlySet<string> = new Set(['click', 'focus', 'blur']);

/** Names of the stories in a file whose play acts, by itself or by what it calls of that file. */
export async function storiesThatAct(csf: CsfFile): Promise<string[]> {
  const { types: t } = await import('storybook/internal/babel');
  const declared = new Map(
    csf._ast.program.body
      .map((statement) => (t.isExportNamedDeclaration(statement) ? statement.declaration : statement))
      .flatMap((statement): [string, Part][] => {
        if (t.isFunctionDeclaration(statement) && statement.id) return [[statement.id.name, statement]];
        if (!t.isVariableDeclaration(statement)) return [];
        return statement.declarations.flatMap(({ id, init }): [string, Part][] =>
          t.isIdentifier(id) && init ? [[id.name, init]] : [],
        );
      }),
  );
  const seen = new Set<Part>();
  const acts = (part: Part): boolean => {
    if (seen.has(part)) return false;
    seen.add(part);
    const parts: Part[] = [];
    t.traverseFast(part, (inner) => void parts.push(inner));
    return parts.some((inner) => {
      if (t.isMemberExpression(inner)) return t.isIdentifier(inner.property) && methods.has(inner.property.name);
      if (!t.isIdentifier(inner)) return false;
      const called = declared.get(inner.name);
      return hands.has(inner.name) || (called !== undefined && acts(called));
    });
  };
  return Object.entries(csf._storyAnnotations).flatMap(([name, own]) => {
    seen.clear();
    const play = own['play'] ?? csf._metaAnnotations['play'];
    return play && acts(play) ? [name] : [];
  });
}
