/** Which stories there have to be. */
import { dirname } from 'node:path';
import type { Import, Tree } from './storyTree.ts';

/** Components without a story file of their own. */
export function withoutStories({ components, stories, exempt }: Pick<Tree, 'components' | 'stories' | 'exempt'>) {
  const storyFiles = new Set(stories.map(({ file }) => file));
  return components.filter((file) => !(file in exempt) && !storyFiles.has(storyFileOf(file)));
}

/** A state that a component or a screen has no story for. */
export interface MissingState {
  /** Of the component or screen. */
  readonly file: string;
  /** The name that its story would have. */
  readonly state: string;
}

/** States without a story: every component and screen has `Default`, a screen those of what it imports. */
export function missingStates({ components, screens, stories }: Pick<Tree, 'components' | 'screens' | 'stories'>) {
  const ofFile = Map.groupBy(stories, ({ file }) => file);
  const ofFolder = Map.groupBy(stories, ({ file }) => dirname(file));
  const missing = (file: string, own: Tree['stories'], needed: readonly string[]): MissingState[] => {
    const names = new Set(own.map(({ exportName }) => exportName));
    return needed.filter((name) => !names.has(name)).map((state) => ({ file, state }));
  };
  return [
    ...components.flatMap((file) => {
      const own = ofFile.get(storyFileOf(file));
      return own ? missing(file, own, ['Default']) : [];
    }),
    ...screens.flatMap(({ file, imports }) =>
      missing(file, ofFolder.get(dirname(file)) ?? [], ['Default', ...statesOf(imports)]),
    ),
  ];
}

const storyFileOf = (component: string) => component.replace('.tsx', '.stories.tsx');

/** The states that a screen has by what it imports. */
const states: readonly (readonly [hasThem: (used: Import) => boolean, names: readonly string[]])[] = [
  [({ from }) => from === 'swr' || from === 'swr/immutable', ['Loading', 'Empty', 'Error']],
  [({ names }) => names.includes('useParams'), ['NotFound']],
];

const statesOf = (imports: readonly Import[]) =>
  states.flatMap(([hasThem, names]) => (imports.some(hasThem) ? names : []));
