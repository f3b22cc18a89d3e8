import type { Look } from './run.ts';

/** Whether two stories look the same in every mode that both are looked at in. */
function areAlike(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  const common = [...one].filter(([mode]) => other.has(mode));
  return common.length > 0 && common.every(([mode, hash]) => other.get(mode) === hash);
}

/**
 * Pairs of stories that stand in one folder and look alike: the second picture shows nothing. One that is there for its
 * play says so by the parameter `noPicture`.
 */
export function alikeStories(
  looks: readonly Look[],
  folderOf: (story: string) => string | undefined,
): [string, string][] {
  const byStory = Map.groupBy(looks, ({ story }) => story);
  const stories = [...byStory].map(([id, own]) => ({ id, hashes: new Map(own.map(({ mode, hash }) => [mode, hash])) }));
  return [...Map.groupBy(stories, ({ id }) => folderOf(id))].flatMap(([folder, own]) =>
    folder === undefined
      ? []
      : own.flatMap((one, index) =>
          own
            .slice(index + 1)
            .filter((other) => areAlike(one.hashes, other.hashes))
            .map((other): [string, string] => [one.id, other.id]),
        ),
  );
}
