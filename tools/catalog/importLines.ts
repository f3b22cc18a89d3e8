import type { ComponentFacts } from './facts.ts';
import { sourceModules } from './sourceModule.ts';

/** How an app imports what code in the catalog may name: our components from the package, MUI's that stories use from MUI. */
export function importLines(
  root: string,
  catalog: ReadonlyMap<string, ComponentFacts>,
): Readonly<Record<string, string>> {
  const read = sourceModules(root);
  const ofStories = [...catalog.keys()].flatMap((storyFile) =>
    [...read(storyFile).imports].filter(
      ([name, { from, name: exported }]) => exported === 'default' && from === `@mui/material/${name}`,
    ),
  );
  return Object.fromEntries([
    ...ofStories.map(([name, { from }]) => [name, `import ${name} from '${from}';`] as const),
    ...[...catalog.values()].flatMap(({ name, importLine }) => (importLine ? [[name, importLine] as const] : [])),
  ]);
}
