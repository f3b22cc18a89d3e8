import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ESTree } from 'vite';
import { sourceFacts } from './componentSource.ts';
import type { ComponentFacts, PageFacts, SourceFacts } from './facts.ts';
import { muiProps } from './muiProps.ts';
import { declarationOf, type SourceModule, sourceModules } from './sourceModule.ts';
import { usageIn } from './usage.ts';

type Read = (file: string) => SourceModule;

/** The id of a story file's pages, as Storybook makes it from the path below a group. */
export function pageIdOf(storyFile: string): string {
  const path = storyFile.replace(/^src\/(?:components\/)?/, '').replace(/\.stories\.tsx$/, '');
  const parts = path.split('/');
  if (parts.at(-1) === parts.at(-2)) parts.pop();
  return parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
}

/** The component that a story file is about, and its meta's declaration. */
function subjectOf(module: SourceModule): { name: string; meta: ESTree.Statement } | undefined {
  for (const statement of module.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const [call] = statement.declarations.map(({ init }) => init);
    if (call?.type !== 'CallExpression') continue;
    const [meta] = call.arguments;
    if (meta?.type !== 'ObjectExpression') continue;
    const name = meta.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'component'
        ? module.text.slice(property.value.start, property.value.end)
        : [],
    )[0];
    if (name && /^[A-Z]\w*$/.test(name)) return { name, meta: statement };
  }
  return undefined;
}

/**
 * What the subject of a story file says of itself: a component of ours in its own file, one of MUI's in the story file,
 * above the meta or above what the meta shows it by.
 */
function factsOf(storyFile: string, read: Read, root: string): SourceFacts | undefined {
  const module = read(storyFile);
  const subject = subjectOf(module);
  if (!subject) return undefined;
  const found = declarationOf(subject.name, module, read);
  if (found && found.module !== module) return sourceFacts(subject.name, found.module.file, read, root);
  const name = basename(storyFile, '.stories.tsx');
  const isMui = [...module.imports.values()].some(({ from }) => from === `@mui/material/${name}`);
  const facts = sourceFacts(found ? subject.name : 'meta', storyFile, read, root);
  return (
    facts && {
      ...facts,
      name,
      parts: [],
      props: isMui ? muiProps(name, module, read, root) : [],
      rest: isMui ? { of: name, kind: 'itself', without: [] } : undefined,
    }
  );
}

/** Whether it is not ours: its documentation stands in its story file. */
const isMuis = ({ file }: { file: string }) => file.endsWith('.stories.tsx');

/** How a screen imports a component. */
function importLineOf({ name, file, rest }: SourceFacts): string | undefined {
  if (!file.endsWith('.stories.tsx')) return `import { ${name} } from '../../${file.replace(/^src\//, '')}';`;
  return rest?.kind === 'itself' ? `import ${rest.of} from '@mui/material/${rest.of}';` : undefined;
}

/** Everything that is known of each component with stories, by its story file. */
export function readCatalog(root: string): ReadonlyMap<string, ComponentFacts> {
  const read = sourceModules(root);
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
  const own = find('src/components/**/*.stories.tsx').flatMap((storyFile) => {
    const facts = factsOf(storyFile, read, root);
    return facts ? [{ storyFile, facts }] : [];
  });
  const usage = usageIn(root, read);
  const isMain = (storyFile: string, name: string) => basename(storyFile) === `${name}.stories.tsx`;
  // Of several story files the one that has the component's name is its page.
  const byRank = own.toSorted(
    (a, b) => Number(isMain(a.storyFile, a.facts.name)) - Number(isMain(b.storyFile, b.facts.name)),
  );
  const pages = new Map(byRank.map(({ storyFile, facts }) => [facts.name, pageIdOf(storyFile)]));
  const page = (name: string): PageFacts => ({ name, id: pages.get(name) });
  const screenPage = (folder: string): PageFacts => {
    const stories = `src/screens/${folder}/${folder}.stories.tsx`;
    return { name: folder, id: existsSync(join(root, stories)) ? pageIdOf(stories) : undefined };
  };
  const ours = own.filter(({ facts }) => !isMuis(facts)).map(({ facts }) => facts);
  const loadedBy = (file: string) =>
    ours.filter((facts) => read(facts.file).loads.includes(file)).map(({ name }) => name);
  const namesIn = (files: readonly string[]) => ours.filter(({ file }) => files.includes(file)).map(({ name }) => name);

  return new Map(
    own.map(({ storyFile, facts }) => {
      const prose = [facts.description, ...facts.when, ...facts.whenNot, ...facts.dos, ...facts.donts].join(' ');
      const named = new Set(prose.match(/\b[A-Z][A-Za-z]+\b/g));
      const isOurs = !isMuis(facts);
      const others = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== facts.name).toSorted();
      const all: ComponentFacts = {
        ...facts,
        id: pageIdOf(storyFile),
        importLine: importLineOf(facts),
        screens: isOurs ? usage.screensOf(facts.file).map(screenPage) : [],
        isOnEveryScreen: isOurs && usage.isInFrame(facts.file),
        contains: isOurs ? others(namesIn(read(facts.file).loads)).map(page) : [],
        usedBy: isOurs ? others(loadedBy(facts.file)).map(page) : [],
        related: others([...pages.keys()].filter((name) => named.has(name))).map(page),
      };
      return [storyFile, all];
    }),
  );
}
