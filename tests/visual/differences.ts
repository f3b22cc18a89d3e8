import type { Look, Run } from './run.ts';

/** A look that is not what it was. */
export interface Difference {
  readonly story: string;
  readonly mode: string;
  /** The hash of the picture before; undefined where there was none. */
  readonly before: string | undefined;
  /** The hash of the picture now; undefined where the story is no longer looked at in this mode. */
  readonly now: string | undefined;
}

/** Every look of the stories that a run saw which is not as it was. Stories that failed have no looks to compare. */
export function differencesOf(known: readonly Look[], { stories }: Run): Difference[] {
  const before = Map.groupBy(known, ({ story }) => story);
  return stories
    .filter(({ passed }) => passed)
    .flatMap(({ id, looks }) => {
      const hashes = (of: readonly Look[]) => new Map(of.map(({ mode, hash }) => [mode, hash]));
      const [then, now] = [hashes(before.get(id) ?? []), hashes(looks)];
      const modes = [...new Set([...then.keys(), ...now.keys()])];
      return modes
        .filter((mode) => then.get(mode) !== now.get(mode))
        .map((mode) => ({ story: id, mode, before: then.get(mode), now: now.get(mode) }));
    });
}
