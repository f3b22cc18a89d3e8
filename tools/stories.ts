import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './build/site.ts';
import { parseStories, storiesThatAct, storiesWithoutPicture } from './storySource.ts';

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
  /** Whether something is checked once it is rendered: by its play, or by a test of it. */
  readonly hasPlay: boolean;
  /** Whether its play presses, types or moves the focus: what is shown is then no longer what was rendered. */
  readonly isActing: boolean;
}

/** All stories, by Storybook's own index. */
export async function readStories(): Promise<Story[]> {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(site.root, '.storybook') });
  const all = Object.values(entries).filter((entry) => entry.type === 'story');
  const [stories = [], tests = []] = ['story', 'test'].map((kind) => all.filter(({ subtype }) => subtype === kind));
  const tested = new Set(tests.map(({ parent }) => parent));
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath.replace('./', ''));
  const read = [...byFile].map(async ([file, ofFile]) => {
    const csf = await parseStories(readFileSync(join(site.root, file), 'utf8'));
    const [without, acting] = [await storiesWithoutPicture(csf), await storiesThatAct(csf)];
    return ofFile.map(({ id, exportName, name, tags = [] }): Story => {
      const own = exportName ?? name;
      const isTested = tags.includes('test');
      return {
        id,
        file,
        exportName: own,
        hasPicture: isTested && !without.includes(own),
        isTested,
        hasPlay: tags.includes('play-fn') || tested.has(id),
        isActing: acting.includes(own),
      };
    });
  });
  return (await Promise.all(read)).flat();
}
