import type { Run } from './run.ts';

type Seen = Run['stories'][number];

/** The id of a story's test is that of its story, and behind a colon the test's name. */
const storyOf = (id: string) => id.split(':', 1)[0];

/** Puts what was seen of a story's tests to what was seen of the story: they are its play, and it fails with them. */
export function withTests(seen: readonly Seen[]): Seen[] {
  const byStory = Map.groupBy(seen, ({ id }) => storyOf(id));
  return seen
    .filter(({ id }) => id === storyOf(id))
    .map((story) => {
      const all = byStory.get(story.id) ?? [story];
      const passed = all.every((one) => one.passed);
      return {
        ...story,
        passed,
        looks: passed ? story.looks : [],
        duration: all.reduce((sum, { duration = 0 }) => sum + duration, 0),
        failures: all.flatMap(({ failures = [] }) => failures),
      };
    });
}
