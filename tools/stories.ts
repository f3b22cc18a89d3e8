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
}

/** Whether a story asks for no picture: by `noPicture` between its export and the next, or in the file's meta. */
export function asksForNoPicture(source: string, exportName: string): boolean {
  const [meta = '', ...stories] = source.split(/^export const /m);
  const own = stories.find((text) => text.match(/^\w+/)?.[0] === exportName) ?? '';
  return [meta, own].some((text) => text.includes('noPicture:'));
}

/** All stories, by Storybook's own index. */
export async function readStories(): Promise<Story[]> {
  const { buildIndex } = await import('storybook/internal/core-server');
  const { entries } = await buildIndex({ configDir: join(site.root, '.storybook') });
  return Object.values(entries).flatMap((entry) => {
    if (entry.type !== 'story') return [];
    const file = entry.importPath.replace('./', '');
    const exportName = entry.exportName ?? entry.name;
    const isTested = entry.tags?.includes('test') ?? true;
    const source = readFileSync(join(site.root, file), 'utf8');
    return [{ id: entry.id, file, exportName, hasPicture: isTested && !asksForNoPicture(source, exportName) }];
  });
}
