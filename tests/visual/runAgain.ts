import { differencesOf } from './differences.ts';
import type { Look, Run } from './run.ts';
import { runStories } from './runStories.ts';

/** How many files of stories are run again at most: where more look different, it is by a change. */
const mostFiles = 5;

/**
 * Runs the stories again that look different, alone, as a busy machine may have disturbed them: a story's test has a second
 * try, too. Returns the run with what was seen at last, and names the stories that looked as they should only then.
 */
export function lookAgain(
  run: Run,
  known: readonly Look[],
  render = (files: readonly string[]) => runStories({ args: files }).run,
): Run {
  const different = new Set(differencesOf(known, run).map(({ story }) => story));
  const files = [...new Set(run.stories.filter(({ id }) => different.has(id)).map(({ file }) => file))];
  if (files.length === 0 || files.length > mostFiles) return run;
  // One that fails now has no looks, which would be no difference.
  const again = new Map(
    render(files)
      .stories.filter(({ passed }) => passed)
      .map((story) => [story.id, story]),
  );
  const stories = run.stories.map((story) => (different.has(story.id) ? (again.get(story.id) ?? story) : story));
  const seen = { ...run, stories };
  const remaining = new Set(differencesOf(known, seen).map(({ story }) => story));
  for (const story of different)
    if (!remaining.has(story)) console.error(`${story} looked as it should the second time`);
  return seen;
}
