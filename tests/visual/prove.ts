import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutOf, commitOfLine } from './checkout.ts';
import type { Difference } from './differences.ts';
import { picturePath } from './picture.ts';
import { keyOf, looksCache, type Run } from './run.ts';
import { runStories } from './runStories.ts';

/** A difference with what is known of the picture before. */
export interface JudgedDifference extends Difference {
  /** The file of the picture before, where this machine has one. */
  readonly picture: string | undefined;
  /** The story looked on this machine as it does now when its line was written: the machine differs, not the change. */
  readonly isOfMachine: boolean;
}

/** Renders stories as they were at a commit, on this machine. */
type RenderAt = (commit: string, args: readonly string[]) => { readonly run: Run; readonly folder: string };

export const renderAt: RenderAt = (commit, args) => {
  const folder = join(looksCache(), commit);
  return { ...runStories({ root: checkoutOf(commit), folder, args }), folder };
};

/**
 * Judges differences: where this machine never took the picture before, the story is rendered as it was when its line was
 * written. A line whose commit is not in the history counts as different, and so does one whose story does not run there.
 */
export function prove(
  differences: readonly Difference[],
  { stories }: Run,
  { commitOf = commitOfLine, render = renderAt }: { commitOf?: typeof commitOfLine; render?: RenderAt } = {},
): JudgedDifference[] {
  const fileOf = new Map(stories.map(({ id, file }) => [id, file]));
  const unseen = differences.flatMap(({ story, mode, before: hash }) =>
    hash === undefined || existsSync(picturePath(hash)) ? [] : [{ story, mode, hash }],
  );
  const then = new Map<string, { hash: string; folder: string }>();
  for (const [commit, looks] of Map.groupBy(unseen, (look) => commitOf(look))) {
    if (commit === undefined) continue;
    const files = [...new Set(looks.flatMap(({ story }) => fileOf.get(story) ?? []))];
    try {
      const { run, folder } = render(commit, files);
      for (const look of run.stories.flatMap(({ looks: seen }) => seen))
        then.set(keyOf(look), { hash: look.hash, folder });
    } catch (error) {
      console.error(`What was written in ${commit} counts as different, as its stories do not run here:`, error);
    }
  }
  return differences.map((difference) => {
    const seen = then.get(keyOf(difference));
    const path = seen ? picturePath(seen.hash, seen.folder) : picturePath(difference.before ?? '');
    return {
      ...difference,
      picture: existsSync(path) ? path : undefined,
      isOfMachine: seen !== undefined && seen.hash === difference.now,
    };
  });
}
