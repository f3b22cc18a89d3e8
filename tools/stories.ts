import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './build/site.ts';
import { parseStories, storiesThatAct } from './storySource.ts';

/** A story as Storybook's index has it. */
export interface Story {
  readonly id: string;
  /** Its file, from the project's root. */
  readonly file: string;
  readonly exportName: string;
  /** Whether its play presses, types or moves the focus: what is shown is then no longer what was rendered. */
  readonly isActing: boolean;
}

/** All stories, by Storybook's own index. */
export async function readStories(): Promise<Story[]> {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(site.root, '.storybook') });
  const stories = Object.values(entries)
    .filter((entry) => entry.type === 'story')
    .filter(({ subtype }) => subtype === 'story');
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath.replace('./', ''));
  const read = [...byFile].map(async ([file, ofFile]) => {
    const acting = await storiesThatAct(await parseStories(readFileSync(join(site.root, file), 'utf8')));
    return ofFile.map(({ id, exportName, name }): Story => {
      const own = exportName ?? name;
      return { id, file, exportName: own, isActing: acting.includes(own) };
    });
  });
  return (await Promise.all(read)).flat();
}
