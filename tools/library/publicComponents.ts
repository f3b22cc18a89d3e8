/** The components that the catalog's index exports, by name, each with its path below `src/components`, without its ending. */
export const publicComponents = (index: string): ReadonlyMap<string, string> =>
  new Map(
    [...index.matchAll(/^export \{\s*(\w+)[^}]*\} from '\.\/(.+)\.tsx';$/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
