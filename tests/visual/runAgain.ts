import { differencesOf } from './differences.ts';
import type { Look, Run } from './run.ts';
import { runStories, type StoriesResult } from './runStories.ts';

/** How many files of stories are run again at most: where more fail or look different, it is by a change. */
const mostFiles = 5;

/**
 * Runs the stories again that failed or look different, alone and in a new browser, as a busy machine or the stories before
 * may have disturbed them. Returns the result with what was seen at last, and names the stories that were as they should be
 * only then. What failed beside stories, such as a file that does not load, remains.
 */
export function runAgain(
  first: StoriesResult,
  known: readonly Look[],
  run = (files: readonly string[]) => runStories({ args: files }).run,
): StoriesResult {
  const wrongOf = (stories: Run['stories']) =>
    new Set([
      ...stories.filter(({ passed }) => !passed).map(({ id }) => id),
      ...differencesOf(known, { stories }).map(({ story }) => story),
    ]);
  const wrong = wrongOf(first.run.stories);
  const files = [...new Set(first.run.stories.filter(({ id }) => wrong.has(id)).map(({ file }) => file))];
  if (files.length === 0 || files.length > mostFiles) return first;
  // One that fails now has no looks, which would be no difference.
  const again = new Map(
    run(files)
      .stories.filter(({ passed }) => passed)
      .map((story) => [story.id, story]),
  );
  const stories = first.run.stories.map((story) => (wrong.has(story.id) ? (again.get(story.id) ?? story) : story));
  const remaining = wrongOf(stories);
  for (const id of wrong) if (!remaining.has(id)) console.error(`${id} is as it should be the second time`);
  const isByStories = (first.run.faults ?? []).length === 0 && first.run.stories.some(({ passed }) => !passed);
  return {
    run: { ...first.run, stories },
    passed: first.passed || (isByStories && stories.every(({ passed }) => passed)),
  };
}
