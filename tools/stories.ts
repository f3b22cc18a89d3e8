import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './build/site.ts';

/** A story as Storybook's index has it. */
export interface Story {
  readonly id: string;
  /** Its file, from the project's root. */
  readonly file: string;
  readonly exportName: string;
  /** False where the story or its tags leave it out of the comparison. */
  readonly hasPicture: boolean;
  /** False where its tags leave it out of every run. */
  readonly isTested: boolean;
  /** Whether it does something once it is rendered, and checks what follows. */
  readonly hasPlay: boolean;
}

/** Names of the stories in a file that ask for no picture: by `noPicture` in their own parameters, or in those of the meta. */
export async function storiesWithoutPicture(source: string): Promise<string[]> {
  const { loadCsf, propertyValue } = await import('storybook/internal/csf-tools');
  // A title is asked for, and not used.
  const csf = loadCsf(source, { makeTitle: () => 'Stories' }).parse();
  const declines = ({ parameters }: (typeof csf)['_metaAnnotations'] = {}) =>
    parameters?.type === 'ObjectExpression' && propertyValue(parameters, 'noPicture') !== undefined;
  const names = Object.keys(csf._storyAnnotations);
  return declines(csf._metaAnnotations) ? names : names.filter((name) => declines(csf._storyAnnotations[name]));
}

/** All stories, by Storybook's own index. */
export async function readStories(): Promise<Story[]> {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(site.root, '.storybook') });
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath.replace('./', ''));
  const read = [...byFile].map(async ([file, ofFile]) => {
    const without = await storiesWithoutPicture(readFileSync(join(site.root, file), 'utf8'));
    return ofFile.map(({ id, exportName, name, tags }): Story => {
      const own = exportName ?? name;
      const isTested = tags?.includes('test') ?? true;
      const hasPicture = isTested && !without.includes(own);
      return { id, file, exportName: own, hasPicture, isTested, hasPlay: tags?.includes('play-fn') ?? false };
    });
  });
  return (await Promise.all(read)).flat();
}
